import type { ReadMail } from './read-mails.ts'

/** A world, as far as it sends mails. */
interface Mailing {
  workOff(): Promise<void>
  mailsTo(email: string): Promise<ReadMail[]>
}

/** The token in the newest message to the address that leads to this page. */
export async function tokenMailedTo(world: Mailing, email: string, page: string): Promise<string> {
  await world.workOff()
  const links = (await world.mailsTo(email)).map(({ links: [link = ''] }) => new URL(link))
  const token = links.findLast(({ pathname }) => pathname === page)?.searchParams.get('token')
  if (!token) throw new Error(`No link to ${page} was mailed to ${email}.`)
  return token
}
