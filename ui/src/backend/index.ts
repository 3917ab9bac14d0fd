import type { Backend } from './backend';
import { HttpBackend } from './http';

export { type Backend, Failed, type OpenedFile, Unreached } from './backend';

/** The shell's commands inside the shell, else HTTP on the origin the page came from. */
export async function chooseBackend(where: object = window): Promise<Backend> {
  if ('__TAURI_INTERNALS__' in where) {
    const { TauriBackend } = await import('./tauri');
    return new TauriBackend();
  }
  return new HttpBackend();
}
