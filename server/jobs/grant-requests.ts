import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { problemMessage } from '../../api/problem-message.ts';
import type { Services } from '../../api/context.ts';
import { editedFiles } from '../../domain/content-store/published/edited-files.ts';
import { removeSamples } from '../../domain/doctors/review.ts';
import { grantRole } from '../../domain/identity/roles/change-roles.ts';
import { openGroupFor } from '../../domain/pro/groups/open-group.ts';
import { roles } from '../../domain/identity/roles/roles.rules.ts';

/**
 * The embedded database belongs to one process. A command that finds the server running leaves its
 * request as a file in the data folder, whose owner can read every secret of the installation anyway;
 * the server answers with a file beside it.
 */
export function grantFolder({ DATA_DIR }: { DATA_DIR: string }): string {
  return join(DATA_DIR, 'grants');
}

const grantSchema = z.object({
  email: z.string().max(320),
  role: z.enum(roles),
  language: z.string().max(10).nullable(),
});

export type GrantRequest = z.output<typeof grantSchema>;

const groupSchema = z.object({ email: z.string().max(320), title: z.string().max(1000) });

const exportSchema = z.object({ export: z.literal('edited-content') });

const doctorsSchema = z.object({ doctors: z.literal('remove-samples') });

/**
 * What a command asks for: a role, a group of the professional edition, what editors published, a
 * directory of doctors without samples.
 */
export type CommandRequest =
  | GrantRequest
  | z.output<typeof groupSchema>
  | z.output<typeof exportSchema>
  | z.output<typeof doctorsSchema>;

const request = '.request.json';
const answer = '.answer.txt';
/** What a request that was carried out is answered with. */
const done = '';

interface Taking extends Pick<Services, 'db' | 'clock' | 'createId' | 'log'> {
  folder: string;
}

/** Answers every request that lies there. */
export async function takeUpGrantRequests({ folder, log, ...tools }: Taking): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(request))) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => '');
    // Gone before it is answered: a request that breaks the server is not met again at its next start.
    await rm(path, { force: true });
    const words = await answerRequest({ ...tools, text });
    await putFile(path.replace(request, answer), words);
    log.info({ isDone: words === done }, 'a command asked for something');
  }
}

async function answerRequest(
  args: Omit<Taking, 'folder' | 'log'> & { text: string },
): Promise<string> {
  const { text, ...tools } = args;
  const asked = readRequest(text);
  if (asked === null) return 'The request cannot be read.';
  return doByCommand({ ...tools, asked });
}

function readRequest(text: string): CommandRequest | null {
  try {
    return z.union([grantSchema, groupSchema, exportSchema, doctorsSchema]).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Gives the role or opens the group; the answer is empty, or why it was refused. What is exported is
 * the answer, as JSON, and of samples how many there were.
 */
export async function doByCommand(
  args: Pick<Services, 'db' | 'clock' | 'createId'> & { asked: CommandRequest },
): Promise<string> {
  const { asked, ...tools } = args;
  const actor = { kind: 'COMMAND' } as const;
  if ('doctors' in asked) return String(await removeSamples({ ...tools, actor }));
  if ('export' in asked) return JSON.stringify(await editedFiles(tools));
  const problems =
    'title' in asked
      ? await openGroupFor({ ...tools, ...asked })
      : await grantRole({ ...tools, ...asked, actor });
  return problems.map((each) => problemMessage(each, 'en')).join('\n') || done;
}

const stepMs = 100;

/** Leaves a request and waits for the answer; null when no server takes it up in time. */
export async function askServer(args: {
  folder: string;
  id: string;
  asked: CommandRequest;
  waitMs: number;
}): Promise<string | null> {
  const { folder, id, asked, waitMs } = args;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}${request}`);
  const answerPath = join(folder, `${id}${answer}`);
  await putFile(path, JSON.stringify(asked));
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += stepMs) {
    const words = await readFile(answerPath, 'utf8').catch(() => null);
    if (words !== null) {
      await rm(answerPath, { force: true });
      return words;
    }
    await wait(stepMs);
  }
  await rm(path, { force: true });
  return null;
}

/** Whole from the first moment it has its name. */
async function putFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
