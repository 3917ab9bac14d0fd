import { invoke } from '@tauri-apps/api/core';
import type { Command, Commands } from '../generated/commands';
import { type Backend, Failed, isFailure, type OpenedFile, Unreached } from './backend';

/** The desktop shell's commands. The only module that knows Tauri. */
export class TauriBackend implements Backend {
  call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']> {
    return sent(invoke<Commands[C]['answer']>(command, { request }));
  }

  /** The system's dialog asks where to; the shell writes. */
  async save(name: string, content: string | Blob): Promise<boolean> {
    const base64 = typeof content !== 'string';
    const text = base64 ? await inBase64(content) : content;
    return sent(invoke<boolean>('save_file', { name, text, base64 }));
  }

  /** The system's dialog asks which; the shell reads. */
  async open(): Promise<OpenedFile | undefined> {
    return (await sent(invoke<OpenedFile | null>('open_file'))) ?? undefined;
  }
}

function inBase64(content: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(content);
  });
}

async function sent<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (isFailure(cause)) throw new Failed(cause);
    throw new Unreached(cause);
  }
}
