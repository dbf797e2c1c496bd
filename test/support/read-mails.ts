import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ReadMail {
  readonly to: string
  readonly subject: string
  /** The whole message with its encodings undone. */
  readonly text: string
  /** Addresses in it, each once. */
  readonly links: readonly string[]
}

/** Those that were read, by their files, which never change. */
const known = new Map<string, ReadMail>()

/** The messages in an outbox, oldest first; none where there is no such folder. */
export async function mailsIn(folder: string): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map((name) => mailIn(join(folder, name))))
}

async function mailIn(file: string): Promise<ReadMail> {
  const mail = known.get(file) ?? readMail(await readFile(file, 'utf8'))
  known.set(file, mail)
  return mail
}

/** A message as our mailers build them: short headers, and its text in quoted-printable. */
export function readMail(source: string): ReadMail {
  const bytes = source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  const text = bytes.replace(/(%[0-9A-F]{2})+/g, (encoded) => decoded(encoded))
  const links = [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link.replaceAll('&amp;', '&'))
  return { to: header(source, 'To'), subject: header(source, 'Subject'), text, links: [...new Set(links)] }
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function header(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1]?.trim() ?? ''
}
