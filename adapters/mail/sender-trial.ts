import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isRecipientRefused } from './mail-cause.ts'

/** The library's name for the commands of the trial, which it runs as a form of log-in. */
const TRIAL = 'SENDER'
const LOWEST_REFUSAL = 400
const LOWEST_FINAL = 500

type CommandContext = Parameters<NonNullable<SMTPConnection.Options['customAuth']>[string]>[0]

interface TrialOptions extends Omit<SMTPConnection.Options, 'customAuth'> {
  readonly url: string
  /** The address without a name. */
  readonly sender: string
  /** Time limit of the whole conversation, in milliseconds. */
  readonly longestMs: number
}

/**
 * Connects, logs in, and names the sender as both sender and recipient, since many servers check a sender only then;
 * then resets, so that no message is sent. Throws the error of the server or the library.
 */
export async function trySender({ url, sender, longestMs, ...options }: TrialOptions): Promise<void> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const { parseConnectionUrl } = await import('nodemailer/lib/shared')
  const place = parseConnectionUrl(url)
  let refusal: Error | null = null
  const trial = async (context: CommandContext) => (refusal = await refusalOf(context, sender))
  const connection = new Connection({ ...options, ...place, customAuth: { [TRIAL]: trial } })
  // What comes after the first error is no news.
  connection.on('error', () => undefined)
  const tooLong = AbortSignal.timeout(longestMs)
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      tooLong.addEventListener('abort', () => reject(tooLong.reason as Error), { once: true })
      connection.once('error', reject)
      connection.once('end', () => reject(new Error('Connection closed')))
      begin((error) => (error ? reject(error) : resolve()))
    })
  try {
    await step((done) => connection.connect(done))
    const { auth } = place
    if (auth && connection.allowsAuth) await step((done) => connection.login({ ...auth }, done))
    await step((done) => connection.login({ method: TRIAL }, done))
  } finally {
    connection.close()
  }
  if (refusal !== null) throw refusal as Error
}

/** An error as the library throws it for a refused message; null if the sender is accepted. */
async function refusalOf({ sendCommand }: CommandContext, sender: string): Promise<Error | null> {
  for (const command of ['MAIL FROM', 'RCPT TO']) {
    const { status, response } = await sendCommand(`${command}:<${sender}>`)
    if (status < LOWEST_REFUSAL) continue
    const refusal = Object.assign(new Error(response), { code: 'EENVELOPE', command, responseCode: status, response })
    // Nobody has to be able to write back to the sender, and a server that is new to it may ask to be tried again.
    return command === 'RCPT TO' && (status < LOWEST_FINAL || isRecipientRefused(refusal)) ? null : refusal
  }
  await sendCommand('RSET')
  return null
}
