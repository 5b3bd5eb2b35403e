import { problem, type Problem } from '../../lib/problems.ts';
import { emailProblems } from '../identity/identity.rules.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

export const longestContactName = 80;
export const longestContactText = 4000;
const shortestContactText = 10;

export function contactProblems({ name, email, text }: ContactMessage): Problem[] {
  return [...nameProblems(name), ...emailProblems(email), ...textProblems(text)];
}

function nameProblems(name: string): Problem[] {
  if (name.trim().length <= longestContactName) return [];
  return [problem('name', 'contact.name-too-long', { most: longestContactName })];
}

function textProblems(text: string): Problem[] {
  const { length } = text.trim();
  if (length < shortestContactText) return [problem('text', 'contact.text-required')];
  if (length <= longestContactText) return [];
  return [problem('text', 'contact.text-too-long', { most: longestContactText })];
}
