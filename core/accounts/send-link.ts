import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { Mail, Mailer } from './ports/mailer.ts'

interface LinkToSend {
  readonly work: UnitOfWork<{ accessTokens: AccessTokens }>
  readonly mailer: Mailer
  readonly mail: Mail
  readonly tokenHash: string
}

/** Sends the mail with a link. Where that fails its token is withdrawn, so that the next attempt is not one too many. */
export async function sendLink({ work, mailer, mail, tokenHash }: LinkToSend): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    await work.run(({ accessTokens }) => accessTokens.withdraw(tokenHash))
    throw error
  }
}
