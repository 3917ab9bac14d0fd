import { invoke } from '@tauri-apps/api/core';
import type { Command, Commands } from '../generated/commands';
import { type Backend, Failed, isFailure, Unreached } from './backend';

/** The desktop shell's commands. The only module that knows Tauri. */
export class TauriBackend implements Backend {
  async call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']> {
    try {
      return await invoke<Commands[C]['answer']>(command, { request });
    } catch (cause) {
      if (isFailure(cause)) throw new Failed(cause);
      throw new Unreached(cause);
    }
  }
}
