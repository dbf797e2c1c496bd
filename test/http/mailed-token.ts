import type { World } from '../support/world.ts'

/** The token in the newest message to the address. */
export async function tokenMailedTo(world: World, email: string): Promise<string> {
  await world.workOff()
  const link = (await world.mailsTo(email)).at(-1)?.links[0]
  if (link === undefined) throw new Error(`No link was mailed to ${email}.`)
  return new URL(link).searchParams.get('token') ?? ''
}
