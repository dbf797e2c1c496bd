import type { SendMailOptions } from 'nodemailer'
import { isOneAddress } from '../../core/identity/user.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { WrittenMail } from './written-mail.ts'

/**
 * The message in nodemailer's form. A line break in an address could add recipients, so anything but one plain address
 * is refused.
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
