import type { SendMailOptions } from 'nodemailer'
import { isOneAddress } from '../../core/identity/user.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { WrittenMail } from './written-mail.ts'

/**
 * The message as nodemailer takes it. An address with a line break in it would reach whomever the rest names, so anything
 * but one plain address is refused before.
 */
export function mailMessage(mail: WrittenMail, from: string): SendMailOptions {
  if (!isOneAddress(mail.to)) throw refusedAddress()
  const { to, subject, text, html } = mail
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/\s+/g, ' '),
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

export function refusedAddress(cause?: unknown): AppError {
  return new AppError('invalid', 'mail.refused', {}, cause)
}
