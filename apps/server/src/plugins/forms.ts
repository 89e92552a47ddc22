import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { streamToFile } from '../ports/streamToFile';
import { Refusal, refuse } from '../calls/refusal';

/** A file that a form brought. It lies on this machine's disk until its call is answered. */
export interface IncomingFile {
  path: string;
  /** The client's file name, which is not trusted. */
  name: string;
  bytes: number;
}

export type FormFields = Record<string, string | string[]>;

export interface Form {
  fields: FormFields;
  file: IncomingFile | null;
}

/** Decides by the fields that came before a file how many bytes of it are taken, or refuses. */
export type Admit = (fields: FormFields) => Promise<number> | number;

const FIELD_BYTES = 64 * 1024;

/** Lets the calls of a scope be asked with forms, whose files `receiveForm` brings in. */
export function takeForms(scope: FastifyInstance) {
  scope.register(multipart, {
    limits: {
      fields: 32,
      fieldSize: FIELD_BYTES,
      files: 1,
      parts: 33,
      // Counted by `receiveForm`: how much is too much may stand in the fields.
      fileSize: Infinity,
    },
  });
}

/** Reads a form. Its file goes to `scratch` as it arrives: no more than a piece is in memory. */
export async function receiveForm(
  request: FastifyRequest,
  scratch: string,
  admit: Admit,
): Promise<Form> {
  const form: Form = { fields: {}, file: null };
  // A database that is away while it is decided is no fault of the form.
  let undecided: unknown;
  const decide = async () => {
    try {
      return await admit(form.fields);
    } catch (error) {
      throw (undecided = error);
    }
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') addField(form.fields, part);
      else if (part.fieldname !== 'file') part.file.resume();
      else form.file = await save(part, scratch, await decide());
    }
    return form;
  } catch (error) {
    if (form.file) await forget(form.file);
    drain(request);
    throw error !== undecided && isMalformed(error) ? new Refusal('call.invalid') : error;
  }
}

/** A no-op if the file was moved away by the code that took it over. */
export const forget = ({ path }: IncomingFile) => rm(path, { force: true });

interface Field {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

function addField(fields: FormFields, { fieldname, value, valueTruncated }: Field) {
  if (valueTruncated || typeof value !== 'string') refuse('call.invalid');
  const before = fields[fieldname];
  fields[fieldname] = before === undefined ? value : [before, value].flat();
}

async function save({ file, filename }: MultipartFile, scratch: string, maxBytes: number) {
  await mkdir(scratch, { recursive: true });
  const path = join(scratch, randomUUID());
  const incoming = { path, name: filename, bytes: 0 };
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      incoming.bytes += piece.length;
      done(incoming.bytes > maxBytes ? tooLarge(maxBytes) : null, piece);
    },
  });
  try {
    await streamToFile(path, file, counted);
  } catch (error) {
    await forget(incoming);
    throw error;
  }
  return incoming;
}

const tooLarge = (maxBytes: number) =>
  new Refusal('file.tooLarge', {
    field: 'file',
    message: countedMessages.fileTooLarge(maxBytes),
  });

/** A browser reads no answer before it has sent everything: the rest is let go by. */
function drain({ raw }: FastifyRequest) {
  raw.unpipe();
  raw.resume();
}

/** The reader of forms names no code for what is no form; a full disk and its like have one. */
const isMalformed = (error: unknown) =>
  error instanceof Error && !(error instanceof Refusal) && !('code' in error);
