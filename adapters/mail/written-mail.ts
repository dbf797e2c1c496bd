import type { Mail } from '../../core/accounts/ports.ts'
import { PRODUCT, type Letter } from './letter.ts'
import { letterOf } from './texts/en.ts'

export interface WrittenMail extends Pick<Mail, 'to' | 'link'> {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as its recipient sees it. */
export function writtenMail(mail: Mail): WrittenMail {
  const { to, link } = mail
  const letter = { ...letterOf(mail), link }
  return { to, link, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
}

type LinkedLetter = Letter & Pick<Mail, 'link'>

function textOf({ paragraphs, items = [], link, closing, switchable }: LinkedLetter): string {
  const named = items.map((item) => `- ${item.text}\n  ${item.link}`)
  const links = items.length > 0 ? named : [link]
  const end = switchable ? [`${switchable.action}: ${switchable.link}`] : []
  return [...paragraphs, ...links, ...closing, ...end, PRODUCT].join('\n\n') + '\n'
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f2933'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1b6b57;color:#ffffff;text-decoration:none;' +
  'font-weight:bold'
const SMALL = 'font-size:14px;color:#52606d'

function htmlOf({ subject, paragraphs, items = [], action, link, closing, switchable }: LinkedLetter): string {
  const href = escaped(link)
  const lines = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  const named = items.map((item) => `<li>${linkTo(item.link, item.text)}</li>`)
  const small = closing.map((paragraph) => `<p style="${SMALL}">${escaped(paragraph)}</p>`)
  if (switchable) small.push(`<p style="${SMALL}">${linkTo(switchable.link, switchable.action)}</p>`)
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto;${FONT}">`,
    ...lines,
    ...(named.length > 0 ? [`<ul>${named.join('')}</ul>`] : []),
    `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escaped(action)}</a></p>`,
    `<p style="${SMALL}">Or open this address in your browser:<br>`,
    `<a href="${href}" style="color:#1b6b57;word-break:break-all">${href}</a></p>`,
    ...small,
    `<p>${PRODUCT}</p></div></body></html>`,
  ].join('\n')
}

function linkTo(link: string, text: string): string {
  return `<a href="${escaped(link)}" style="color:#1b6b57">${escaped(text)}</a>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
