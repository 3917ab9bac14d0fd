import { invoke } from '@tauri-apps/api/core';
import type { Command, Commands } from '../generated/commands';
import { type Backend, Failed, isFailure, Unreached } from './backend';

/** The desktop shell's commands. The only module that knows Tauri. */
export class TauriBackend implements Backend {
  call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']> {
    return sent(invoke<Commands[C]['answer']>(command, { request }));
  }

  /** The system's dialog asks where to; the shell writes. */
  save(name: string, text: string): Promise<boolean> {
    return sent(invoke<boolean>('save_file', { name, text }));
  }
}

async function sent<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (isFailure(cause)) throw new Failed(cause);
    throw new Unreached(cause);
  }
}
