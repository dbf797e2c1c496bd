import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { SMTPServer } from 'smtp-server'
import { OutboxMailer, type OutboxSettings } from '../../../adapters/mail/outbox-mailer.ts'
import { SmtpMailer } from '../../../adapters/mail/smtp-mailer.ts'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { errorSentence } from '../../../adapters/koa/reason-sentences.ts'
import { mailMessage } from '../../../adapters/mail/mail-message.ts'
import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { inviterOf } from '../../../core/accounts/members/inviter.ts'
import type { Mailer } from '../../../core/accounts/ports.ts'
import { aUser } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { mailsIn, readMail } from '../../support/read-mails.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const FROM = 'Grantwright <grants@example.org>'
const LINK = 'https://grants.example.org/acceptInvite?token=abc-DEF_123&email=bo%40example.org'
const inviter = aUser({ firstName: 'Zoë', lastName: 'Brook' })
const mail = {
  kind: 'invitation',
  to: 'bo@example.org',
  inviter: inviterOf(inviter),
  replacesAccount: false,
  link: LINK,
} as const
const INJECTED = ['b@y.test\r\nBcc: z@z.test', 'b@y.test,z@z.test', 'B <b@y.test>', 'b@y.test\n', '']

/** Takes every message, refuses who is named "refused", and is busy for whoever is named "busy". */
class MailServer {
  readonly received: { readonly to: string[]; readonly source: string }[] = []
  readonly greetings: string[] = []
  private readonly server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid username or password')),
    onMailFrom: ({ address }, { hostNameAppearsAs }, callback) => {
      this.greetings.push(hostNameAppearsAs)
      if (address.startsWith('wrong'))
        callback(Object.assign(new Error('5.7.1 Sender not owned by user'), { responseCode: 553 }))
      else callback()
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('refused')) callback(Object.assign(new Error('No such user'), { responseCode: 550 }))
      else if (address.startsWith('relay'))
        callback(Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }))
      else if (address.startsWith('later'))
        callback(Object.assign(new Error('4.7.1 Greylisted'), { responseCode: 450 }))
      else if (address.startsWith('busy')) callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
      else callback()
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        this.received.push({ to, source: Buffer.concat(chunks).toString('utf8') })
        callback()
      })
    },
  })

  get place(): string {
    return `127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server.server, 'listening')
    return `smtp://${this.place}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve))
  }
}

describe('mail through a mail server', () => {
  let server: MailServer
  let mailer: SmtpMailer

  beforeEach(async () => {
    server = new MailServer()
    mailer = new SmtpMailer({ url: await server.open(), from: FROM })
  })

  afterEach(() => server.close())

  it('arrives at its recipient as text and as HTML, with its link whole', async () => {
    await mailer.send(mail)

    const [message] = server.received
    expect(server.received).to.have.length(1)
    expect(server.greetings).to.deep.equal(['example.org'])
    expect(message?.to).to.deep.equal(['bo@example.org'])
    expect(message?.source).to.match(/^From: Grantwright <grants@example.org>\r$/m)
    expect(message?.source).to.match(/^Auto-Submitted: auto-generated\r$/m)
    const read = readMail(message?.source ?? '')
    expect(read).to.include({ to: 'bo@example.org', subject: 'You are invited to join Grantwright' })
    expect(read.text).to.contain('text/plain').and.contain('text/html').and.contain('Zoë Brook')
    expect(read.links.every((link) => new URL(link).searchParams.get('token') === 'abc-DEF_123')).to.equal(true)
  })

  it('tells an address that is refused for good from one to try again', async () => {
    const refused = await refusalOf(mailer.send({ ...mail, to: 'refused@example.org' }))
    const busy = await refusalOf(mailer.send({ ...mail, to: 'busy@example.org' }))

    expect([refused.kind, refused.code]).to.deep.equal(['invalid', 'mail.refused'])
    expect([busy.kind, errorSentence(busy)]).to.deep.equal([
      'unavailable',
      `The mail server ${server.place} takes no mails at the moment. They are tried again.`,
    ])
  })

  it('is to be tried again when no server is there', async () => {
    const gone = new SmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM })

    const refusal = await refusalOf(gone.send(mail))
    expect(refusal.kind).to.equal('unavailable')
    expect(errorSentence(refusal)).to.match(
      /^The mail server 127\.0\.0\.1:1 can’t be reached: nothing listens there\. /,
    )
  })

  it('is to be tried again, and says what is wrong, where the server refuses who sends', async () => {
    const sentences: Readonly<Record<string, RegExp>> = {
      'relay@example.org': / does not pass mails on for this machine\. /,
      'later@example.org': / takes no mails at the moment\. /,
    }
    for (const [to, sentence] of Object.entries(sentences)) {
      const refusal = await refusalOf(mailer.send({ ...mail, to }))

      expect(refusal.kind, to).to.equal('unavailable')
      expect(errorSentence(refusal), to).to.match(sentence)
    }
    const { place } = server
    const refused = (url: string, from = FROM) => refusalOf(new SmtpMailer({ url, from }).send(mail))
    const said = async (url: string, from?: string) => errorSentence(await refused(url, from))

    expect(await said(`smtp://${place}`, 'Grants <wrong@example.org>')).to.match(
      / refuses the sender Grants <wrong@example\.org>\. /,
    )
    expect(await said(`smtp://ada:secret-word@${place}`))
      .to.match(/ refuses the user ada or the password\. /)
      .and.not.contain('secret-word')
    expect(await said('smtp://nowhere.invalid:587')).to.match(/nowhere\.invalid/)
  })

  it('says that the certificate of the server is not trusted', async () => {
    const secure = new SMTPServer({ secure: true })
    await once(secure.on('error', () => undefined).listen(0, '127.0.0.1'), 'listening')
    const { port } = secure.server.address() as AddressInfo
    try {
      const refused = await refusalOf(new SmtpMailer({ url: `smtps://127.0.0.1:${port}`, from: FROM }).tryToSend())

      expect(errorSentence(refused)).to.contain(
        `The mail server 127.0.0.1:${port} has a certificate that is not trusted`,
      )
    } finally {
      await new Promise<void>((resolve) => secure.close(() => resolve()))
    }
  })

  it('reaches nobody by an address that hides another', async () => {
    for (const to of INJECTED) expect((await refusalOf(mailer.send({ ...mail, to }))).kind).to.equal('invalid')

    expect(server.received).to.deep.equal([])
  })

  it('has no more headers than its own, whatever the subject', () => {
    const { to, subject } = mailMessage({ ...writtenMail(mail), subject: 'Hello\r\nBcc: z@z.test' }, FROM)

    expect([to, subject]).to.deep.equal([{ name: '', address: 'bo@example.org' }, 'Hello Bcc: z@z.test'])
  })
})

describe('mail without a mail server', () => {
  let folder: string
  let log: RecordingLog
  let printed: string[]
  let mailer: OutboxMailer

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'grantwright-outbox-')), 'outbox')
    log = new RecordingLog()
    printed = []
    mailer = outbox((line) => printed.push(line))
  })

  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  const outbox = (print: OutboxSettings['print']) =>
    new OutboxMailer({ folder, from: FROM, print }, new FixedClock(), log)

  it('is a file in the outbox, and its link a line on the terminal, but not in the log', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'cy@example.org' })

    const written = await mailsIn(folder)
    expect(written.map(({ to }) => to)).to.have.members(['bo@example.org', 'cy@example.org'])
    expect(written[0]?.text).to.contain('Zoë Brook').and.contain('text/html')
    expect(log.entries.map(({ level }) => level)).to.deep.equal(['info', 'info'])
    expect(printed[0]).to.contain('bo@example.org').and.contain(LINK)
    expect(JSON.stringify(log.entries)).not.to.contain(mail.to).and.not.to.contain('token')
  })

  it('is printed nowhere in production', async () => {
    await outbox(null).send(mail)

    expect(await mailsIn(folder)).to.have.length(1)
    expect(printed).to.deep.equal([])
  })

  it('is found again by the key of its recipient, and removed', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'cy@example.org' })

    await mailer.removeTo([mailer.keyOf('Bo@Example.org'), mailer.keyOf('nobody@example.org')])

    expect((await mailsIn(folder)).map(({ to }) => to)).to.deep.equal(['cy@example.org'])
    expect((await readdir(folder)).join()).not.to.contain('cy')
  })

  it('goes when it is old, also one that was never whole, and nothing else in the folder', async () => {
    await mailer.send(mail)
    await mailer.send({ ...mail, to: 'cy@example.org' })
    const [older = ''] = await readdir(folder)
    await writeFile(join(folder, '.2026-01-01-cut-off.part'), 'To: bo@exa')
    await writeFile(join(folder, 'notes.txt'), 'of the operator')
    const longAgo = new Date('2026-01-01T00:00:00.000Z')
    for (const name of [older, '.2026-01-01-cut-off.part', 'notes.txt'])
      await utimes(join(folder, name), longAgo, longAgo)

    expect(await mailer.removeSentBefore('2026-01-02T00:00:00.000Z')).to.equal(2)

    expect(await readdir(folder))
      .to.have.length(2)
      .and.include('notes.txt')
      .and.not.include(older)
  })

  it('does without an outbox to look through', async () => {
    await mailer.removeTo([mailer.keyOf(mail.to)])

    expect(await mailer.removeSentBefore('2026-01-02T00:00:00.000Z')).to.equal(0)
  })

  it('is for the eyes of whoever runs the program alone', async () => {
    await mailer.send(mail)

    expect((await stat(folder)).mode & 0o077).to.equal(0)
  })

  it('refuses an address that hides another, in the outbox and in memory', async () => {
    for (const refusing of [mailer, new InMemoryMailer()] satisfies Mailer[])
      for (const to of INJECTED) expect((await refusalOf(refusing.send({ ...mail, to }))).kind).to.equal('invalid')

    expect(await mailsIn(folder)).to.deep.equal([])
  })
})
