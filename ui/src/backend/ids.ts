/**
 * Names for what the client records. The client makes them, so that sending the same thing twice is harmless: the
 * ledger recognises the id and answers as it did the first time. Version 7 keeps them in the order of time.
 */
import { v7 } from 'uuid';

export const freshId = (): string => v7();
