/**
 * The one way from the interface to the referee. Two implementations: the desktop shell's commands (tauri.ts) and
 * the same commands over HTTP (http.ts). Nothing above this folder knows which one it talks to.
 */
import type { Command, Commands } from '../generated/commands';
import type { Failure } from '../generated/contract';

/** A file the reader chose. */
export interface OpenedFile {
  /** Its name, without the folder. */
  readonly name: string;
  readonly text: string;
}

export interface Backend {
  /** Carries out a command; rejects with {@link Failed}, or {@link Unreached} if no answer came. */
  call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']>;
  /** Gives a text or a picture to the reader as a file of this name. False if they thought better of it. */
  save(name: string, content: string | Blob): Promise<boolean>;
  /** Lets the reader choose a file. Nothing if they thought better of it. */
  open(): Promise<OpenedFile | undefined>;
}

/** The command was understood and not carried out: nothing was written. */
export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
    this.name = 'Failed';
  }
}

/** No answer came, so nobody knows whether it was carried out. The same request may be sent again. */
export class Unreached extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'Unreached';
  }
}

/** Whether a value from outside is a failure of the contract: every one has a code. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'code') === 'string';
}
