import { expect } from 'chai'
import { strToU8, zipSync } from 'fflate'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { recogniseFormat } from '../../../adapters/file-formats/recognise-format.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { docxOf, p } from './form-files.ts'
import { refusal } from './refusal.ts'

const CRLF = '\r\n'
const bytesOf = (lines: readonly string[]) => Buffer.from(lines.join(CRLF))
const base64 = (content: string | Uint8Array) =>
  Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n').trim()

const textMail = (text: string) =>
  bytesOf([
    'From: Trust <grants@trust.example>',
    'To: us@group.example',
    'Subject: =?utf-8?Q?Questions_=E2=80=93_Trust?=',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
  ])

const part = (type: string, content: string | Uint8Array, more: readonly string[] = []) => [
  '--b',
  `Content-Type: ${type}`,
  'Content-Transfer-Encoding: base64',
  ...more,
  '',
  base64(content),
]
const attached = (name: string) => [`Content-Disposition: attachment; filename="${name}"`]
const mailOf = (...parts: readonly (readonly string[])[]) =>
  bytesOf([
    'Received: from a by b; Mon, 2 Nov 2026 10:00:00 +0000',
    'From: grants@trust.example',
    'To: us@group.example',
    'Subject: Our form',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flat(),
    '--b--',
    '',
  ])

const archive = (page: string) =>
  bytesOf([
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="b"',
    '',
    ...part('text/html; charset="utf-8"', page, ['Content-Location: file:///C:/form.htm']),
    ...part('image/png', 'no picture', ['Content-Location: file:///C:/a.png']),
    '--b--',
  ])

const linesOf = async (fileName: string, bytes: Uint8Array) => {
  const form = await new DirectFormReader().read({ fileName, bytes })
  return {
    ...form,
    lines: form.blocks.map((block) => ('text' in block ? block.text : block.kind)),
  }
}

describe('e-mails and web archives', () => {
  it('reads the decoded text of an e-mail below its subject', async () => {
    const { mediaType, lines } = await linesOf('mail.txt', textMail('Dear all,\n\n1. What will you do? (200 words)\n'))

    expect(mediaType).to.equal('message/rfc822')
    expect(lines).to.deep.equal(['Questions – Trust', 'Dear all,', 'What will you do? (200 words)'])
  })

  it('reads a web archive by its page under the name of a Word document', async () => {
    const { mediaType, title, lines } = await linesOf('f.doc', archive('<title>Fund</title><h1>Form</h1><p>Why? – now'))

    expect([mediaType, title]).to.deep.equal(['multipart/related', 'Fund'])
    expect(lines).to.deep.equal(['Form', 'Why? – now'])
  })

  it('reads attached files by their own readers, and names those that it cannot read', async () => {
    const form = docxOf(p('2. Who gains?'))
    const mail = mailOf(
      part('text/html', '<p>1. See below</p>'),
      part('application/octet-stream', form, attached('form.docx')),
      part('application/octet-stream', zipSync({ a: strToU8('x') }), attached('more.zip')),
      part('message/rfc822', textMail('3. And when?'), attached('older.eml')),
    )

    const { lines, unread, blocks } = await linesOf('mail.eml', mail)

    expect(lines).to.deep.equal(['Our form', 'See below', 'Who gains?', 'Questions – Trust', 'And when?'])
    expect(unread).to.deep.equal([{ kind: 'attachment', name: 'more.zip' }])
    expect(new Set(blocks.map(({ anchor }) => anchor)).size).to.equal(blocks.length)
  })

  it('gives the library the text of a message and of what is attached, and the name of what can’t be read', async () => {
    const mail = mailOf(
      part('text/plain', 'Hello.'),
      part('text/csv', 'Year,Income\n2025,500', attached('a.csv')),
      part('application/octet-stream', zipSync({ a: strToU8('x') }), attached('more.zip')),
    )

    const { blocks } = await new DirectTextReader().read({ fileName: 'mail.eml', bytes: mail })

    expect(blocks.map(({ kind, text }) => [kind, text])).to.deep.equal([
      ['heading', 'Our form'],
      ['paragraph', 'Hello.'],
      ['heading', 'a.csv'],
      ['table-row', 'Year | Income'],
      ['table-row', '2025 | 500'],
      ['heading', 'more.zip [not read]'],
    ])
  })

  it('bounds what is attached, and messages within each other', async () => {
    const many = mailOf(...Array.from({ length: 60 }, (_, at) => part('text/plain', 'x', attached(`${at}.txt`))))
    const nested = Array.from({ length: 6 }).reduce<Buffer>(
      (inner) => mailOf(part('text/plain', 'x'), part('application/octet-stream', inner, attached('a.eml'))),
      textMail('x'),
    )

    expect(sentenceOfError(await refusal(() => linesOf('a.eml', many)))).to.contain('more than 50 attachments')
    const { unread } = await linesOf('a.eml', nested)
    expect(unread).to.deep.equal([{ kind: 'attachment', name: 'a.eml' }])
  })

  it('reads letters as the message says, and as files of text where it says nothing', async () => {
    const text = '1. Wie heißt Ihre Organisation?\r\n\r\n2. Beschreiben Sie “kurz” – bitte.'
    const western = Buffer.from(text.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1')
    const quoted = western
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (c) => `=${c.charCodeAt(0).toString(16).toUpperCase()}`)
    const head = (type: string, encoding: string) =>
      bytesOf([
        'From: a@b.example',
        'To: c@d.example',
        'Subject: Form',
        'MIME-Version: 1.0',
        `Content-Type: ${type}`,
        `Content-Transfer-Encoding: ${encoding}`,
        '',
        '',
      ])
    const messages = [
      Buffer.concat([head('text/plain; charset=windows-1252', 'quoted-printable'), Buffer.from(quoted)]),
      Buffer.concat([head('text/plain', '8bit'), western]),
    ]
    for (const message of messages)
      expect((await linesOf('a.eml', message)).lines.join(' '))
        .to.contain('heißt')
        .and.to.contain('“kurz” – bitte')
  })

  it('takes a letter for text, though it begins like a message', async () => {
    const memo = Buffer.from('To: Trustees\nFrom: Jane\nSubject: Rent\nDate: 2 May\n\nThe rent is paid.')

    expect(await recogniseFormat(memo, 'memo.txt')).to.equal('text')
  })

  it('refuses by name what only prints, and says what to do', async () => {
    const files: [Uint8Array | string, RegExp][] = [
      [`${base64(Buffer.alloc(300, 'a letter of 2026 '))}\n`, /^This is an encoded file \(Base64\)/],
      ['<note><to>Us</to><why>Now</why></note>', /^This is a file of markup \(XML\)/],
      ['From a@b.example Mon Nov  2 10:00:00 2026\nSubject: x\n\nHi', /^This is a mailbox \(MBOX\)/],
      [
        zipSync({ 'a/Form.docx': strToU8('x'), 'Help.pdf': strToU8('y') }),
        /^This is a ZIP archive \(Form.docx, Help.pdf\).* Unpack it and upload its documents one by one\./,
      ],
    ]
    for (const [content, sentence] of files)
      expect(sentenceOfError(await refusal(() => recogniseFormat(Buffer.from(content), 'a.txt')))).to.match(sentence)
  })

  it('reads a page without the tags that pages begin with', async () => {
    expect(await recogniseFormat(Buffer.from('<h1>Form</h1>\n<p>Why?</p>'), 'form.doc')).to.equal('html')
  })
})
