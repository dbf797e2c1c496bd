import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect } from 'chai'
import { errorSentence } from '../../../adapters/koa/reason-sentences.ts'
import { SmtpMailer, type MailTimeouts } from '../../../adapters/mail/smtp-mailer.ts'
import { refusalOf } from '../../support/core-world.ts'

const FROM = 'Grants <grants@example.org>'
const mail = {
  kind: 'email-changed',
  to: 'bo@example.org',
  link: 'https://a.org/login',
} as const
/** What never passes by chance: a test that waits for one of them to be over makes that one short. */
const LONG: MailTimeouts = { connectMs: 60_000, silenceMs: 60_000, messageMs: 60_000 }

/** What the server does with a line: the answer, or null for none. */
type Behaviour = (line: string, socket: Socket) => string | null

const usual: Behaviour = (line) => {
  if (line.startsWith('EHLO')) return '250 mail.example.org'
  if (line === 'DATA') return '354 Go on'
  return line.startsWith('QUIT') ? '221 Bye' : '250 OK'
}

/** Speaks SMTP as far as a message needs, at the pace of its test. */
class ScriptedServer {
  readonly commands: string[] = []
  private readonly sockets = new Set<Socket>()
  private server: Server = createServer()

  constructor(
    private readonly behaviour: Behaviour,
    private readonly greeting: string | null = '220 mail.example.org',
  ) {}

  async open(): Promise<string> {
    this.server = createServer((socket) => this.serve(socket)).listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
  }

  private serve(socket: Socket): void {
    let isMessage = false
    let rest = ''
    this.sockets.add(socket.on('error', () => undefined))
    if (this.greeting !== null) socket.write(`${this.greeting}\r\n`)
    socket.setEncoding('latin1').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isMessage && line !== '.') continue
        isMessage = line === 'DATA'
        this.commands.push(line.replace(/[ :].*/, ''))
        const answer = this.behaviour(line, socket)
        if (answer !== null) socket.write(`${answer}\r\n`)
      }
    })
  }
}

describe('a mail server that is slow, or strict', () => {
  let server: ScriptedServer

  afterEach(() => server.close())

  async function mailerOf(behaviour: Behaviour, timeouts: Partial<MailTimeouts> = {}, greeting?: string | null) {
    server = new ScriptedServer(behaviour, greeting)
    return new SmtpMailer({ url: `smtp://${await server.open()}`, from: FROM }, { ...LONG, ...timeouts })
  }

  const said = async (work: Promise<void>) => {
    const refusal = await refusalOf(work)
    expect(refusal.kind).to.equal('unavailable')
    return errorSentence(refusal)
  }
  const silentAt =
    (command: string): Behaviour =>
    (line, socket) =>
      line.startsWith(command) ? null : usual(line, socket)
  /** Sends the beginning of an answer again and again, and never its end. */
  const endlessAt =
    (command: string): Behaviour =>
    (line, socket) => {
      if (!line.startsWith(command)) return usual(line, socket)
      const drip = setInterval(() => socket.write('250-Wait\r\n'), 5)
      socket.once('close', () => clearInterval(drip))
      return null
    }

  it('gets a message once, however long it takes to answer', async () => {
    const mailer = await mailerOf((line, socket) => {
      setTimeout(() => socket.write(`${usual(line, socket)}\r\n`), 20)
      return null
    })

    await mailer.send(mail)
    expect(server.commands.filter((command) => command === '.')).to.have.length(1)
  })

  it('is named as one that does not answer where it greets nobody', async () => {
    const mailer = await mailerOf(usual, { connectMs: 100 }, null)

    expect(await said(mailer.send(mail))).to.match(/ does not answer\. Check the port /)
  })

  for (const [when, command] of [
    ['after the greeting', 'EHLO'],
    ['at the recipient', 'RCPT'],
    ['after the message', '.'],
  ] as const) {
    it(`is named as too slow where it says nothing more ${when}`, async () => {
      const mailer = await mailerOf(silentAt(command), { silenceMs: 100 })

      expect(await said(mailer.send(mail))).to.match(/ took too long\. Mails are tried again\. /)
    })

    it(`keeps no message for ever by an answer without an end ${when}`, async () => {
      const mailer = await mailerOf(endlessAt(command), { messageMs: 300 })

      expect(await said(mailer.send(mail))).to.match(/ took too long\. /)
    })
  }

  it('is tried by its sender, and gets no message', async () => {
    const mailer = await mailerOf(usual)

    await mailer.tryToSend(60_000)
    expect(server.commands).to.deep.equal(['EHLO', 'MAIL', 'RCPT', 'RSET'])
  })

  it('ends a trial that takes too long', async () => {
    const mailer = await mailerOf(endlessAt('RCPT'))

    expect(await said(mailer.tryToSend(300))).to.match(/ took too long\. /)
  })

  it('is told apart by whether it refuses the sender, at once or with the recipient, or only to take mails for it', async () => {
    const refusing = (command: string, answer: string) =>
      mailerOf((line, socket) => (line.startsWith(command) ? answer : usual(line, socket)))
    const sentence = async (command: string, answer: string) =>
      said((await refusing(command, answer)).tryToSend(60_000))

    expect(await sentence('MAIL', '553 5.7.1 Not yours')).to.match(
      / refuses the sender Grants <grants@example\.org>\. /,
    )
    server.close()
    expect(await sentence('RCPT', '553 5.7.1 Sender address rejected: not owned by user')).to.match(
      / refuses the sender /,
    )
    server.close()
    expect(await sentence('RCPT', '554 5.7.1 Relay access denied')).to.match(/ does not pass mails on /)
    for (const taken of ['550 5.1.1 No such user', '450 4.7.1 Greylisted, try again']) {
      server.close()
      await (await refusing('RCPT', taken)).tryToSend(60_000)
    }
  })

  it('is named as one without TLS on its port where smtps:// is asked for', async () => {
    server = new ScriptedServer(usual)
    const url = `smtps://${await server.open()}`

    expect(await said(new SmtpMailer({ url, from: FROM }, LONG).send(mail))).to.match(
      / begins without TLS on this port\. /,
    )
  })
})
