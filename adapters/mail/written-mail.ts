import type { Mail } from '../../core/accounts/ports/mailer.ts'
import { PRODUCT, type Letter } from './letter.ts'
import { letterOf } from './texts/en.ts'

export interface WrittenMail extends Pick<Mail, 'to' | 'link'> {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail as its reader sees it. */
export function writtenMail(mail: Mail): WrittenMail {
  const { to, link } = mail
  const letter = { ...letterOf(mail), link }
  return { to, link, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

type LinkedLetter = Letter & Pick<Mail, 'link'>

function textOf({ paragraphs, link, closing }: LinkedLetter): string {
  return [...paragraphs, link, ...closing, PRODUCT].join('\n\n') + '\n'
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f2933'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1b6b57;color:#ffffff;text-decoration:none;' +
  'font-weight:bold'
const SMALL = 'font-size:14px;color:#52606d'

function htmlOf({ subject, paragraphs, action, link, closing }: LinkedLetter): string {
  const href = escaped(link)
  const lines = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  const small = closing.map((paragraph) => `<p style="${SMALL}">${escaped(paragraph)}</p>`)
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto;${FONT}">`,
    ...lines,
    `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escaped(action)}</a></p>`,
    `<p style="${SMALL}">Or open this address in your browser:<br>`,
    `<a href="${href}" style="color:#1b6b57;word-break:break-all">${href}</a></p>`,
    ...small,
    `<p>${PRODUCT}</p></div></body></html>`,
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
