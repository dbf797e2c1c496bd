import { ContainerModule } from 'inversify'
import { AcceptInvite } from '../../../core/accounts/members/accept-invite.ts'
import { Authenticate } from '../../../core/accounts/sessions/authenticate.ts'
import { ChangeName } from '../../../core/accounts/change-name.ts'
import { ChangePassword } from '../../../core/accounts/change-password.ts'
import { ChangePreferences } from '../../../core/accounts/change-preferences.ts'
import { GenerateFactsFile } from '../../../core/settings/generate-facts-file.ts'
import { InviteUser } from '../../../core/accounts/members/invite-user.ts'
import { ListAccountUsers } from '../../../core/accounts/members/list-account-users.ts'
import { LogIn } from '../../../core/accounts/sessions/log-in.ts'
import { LogOut } from '../../../core/accounts/sessions/log-out.ts'
import { MakeVerificationLink } from '../../../core/accounts/make-verification-link.ts'
import { MakeInvitationLink } from '../../../core/accounts/members/make-invitation-link.ts'
import { OpenSession } from '../../../core/accounts/sessions/open-session.ts'
import { EndOtherSessions, EndOwnSession, ListOwnSessions } from '../../../core/accounts/sessions/own-sessions.ts'
import { Register } from '../../../core/accounts/register.ts'
import { SweepAccount } from '../../../core/accounts/removal/erase-account.ts'
import { RemoveAccount } from '../../../core/accounts/removal/remove-account.ts'
import { RemoveAnyMember, RemoveMember } from '../../../core/accounts/members/remove-member.ts'
import { RequestEmailChange } from '../../../core/accounts/request-email-change.ts'
import { RequestEmailVerification } from '../../../core/accounts/request-email-verification.ts'
import { RequestFactsFile } from '../../../core/settings/request-facts-file.ts'
import { RequestPasswordReset } from '../../../core/accounts/request-password-reset.ts'
import { ResetPassword } from '../../../core/accounts/reset-password.ts'
import { SendEmailChangeLink } from '../../../core/accounts/mails/send-email-change-link.ts'
import { SendEmailChangeNotice } from '../../../core/accounts/mails/send-email-change-notice.ts'
import { SendEmailVerification } from '../../../core/accounts/mails/send-email-verification.ts'
import { LinkMailer } from '../../../core/accounts/mails/link-mailer.ts'
import { SendInvitation } from '../../../core/accounts/mails/send-invitation.ts'
import { SendPasswordReset } from '../../../core/accounts/mails/send-password-reset.ts'
import { ChangeSettings, ViewSettings } from '../../../core/settings/settings.ts'
import { VerifyEmail } from '../../../core/accounts/verify-email.ts'
import { WithdrawInvitation } from '../../../core/accounts/members/withdraw-invitation.ts'
import { construct } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, sessionReader, documentReader, storageMaintenance } = databaseTokens
const {
  clock,
  ids,
  secrets,
  passwords,
  commonPasswords: common,
  adminEmails,
  mailer,
  sentMails,
  webUrl,
  hasMailServer,
  files,
  log,
} = systemTokens
const { openSession, secondStep, libraries, grantSources, linkMailer } = coreTokens

export const accountsModule = new ContainerModule((module) => {
  construct(module, openSession, OpenSession, [work, secrets, clock])
  construct(module, useCaseTokens.register, Register, [work, passwords, openSession, ids, clock, adminEmails, common])
  construct(module, useCaseTokens.logIn, LogIn, [work, passwords, openSession, secondStep])
  construct(module, useCaseTokens.logOut, LogOut, [work, secrets])
  construct(module, useCaseTokens.authenticate, Authenticate, [sessionReader, work, secrets, clock])
  construct(module, useCaseTokens.listOwnSessions, ListOwnSessions, [work, secrets, clock])
  construct(module, useCaseTokens.endOwnSession, EndOwnSession, [work])
  construct(module, useCaseTokens.endOtherSessions, EndOtherSessions, [work, secrets])
  construct(module, useCaseTokens.changePassword, ChangePassword, [work, passwords, secrets, common, secondStep])
  construct(module, useCaseTokens.changePreferences, ChangePreferences, [work])
  construct(module, useCaseTokens.changeName, ChangeName, [work])
  construct(module, useCaseTokens.viewSettings, ViewSettings, [work])
  construct(module, useCaseTokens.changeSettings, ChangeSettings, [work, grantSources])
  construct(module, useCaseTokens.requestFactsFile, RequestFactsFile, [work, documentReader, ids, clock])
  const writingFacts = [work, writingTokens.facts, libraries, documentReader, grantSources] as const
  construct(module, jobTokens.generateFactsFile, GenerateFactsFile, writingFacts)
  const accepting = [work, secrets, passwords, openSession, clock] as const
  construct(module, useCaseTokens.inviteUser, InviteUser, [work, ids, clock, coreTokens.quotas])
  construct(module, useCaseTokens.withdrawInvitation, WithdrawInvitation, [work])
  construct(module, useCaseTokens.makeInvitationLink, MakeInvitationLink, [work, secrets, clock, webUrl])
  const handing = [work, secrets, ids, clock, webUrl, hasMailServer] as const
  construct(module, useCaseTokens.makeVerificationLink, MakeVerificationLink, handing)
  construct(module, useCaseTokens.acceptInvite, AcceptInvite, [...accepting, adminEmails, common, ids])
  construct(module, useCaseTokens.listAccountUsers, ListAccountUsers, [work, clock])
  construct(module, useCaseTokens.requestPasswordReset, RequestPasswordReset, [work, ids, clock])
  construct(module, useCaseTokens.resetPassword, ResetPassword, [...accepting, adminEmails, common, secondStep, ids])
  construct(module, useCaseTokens.verifyEmail, VerifyEmail, [work, secrets, ids, clock, adminEmails])
  const changingEmail = [work, secrets, ids, clock, useCaseTokens.proveUser] as const
  construct(module, useCaseTokens.requestEmailChange, RequestEmailChange, changingEmail)
  construct(module, useCaseTokens.requestEmailVerification, RequestEmailVerification, [work, ids, clock])
  const clearing = [work, files, sentMails, storageMaintenance] as const
  construct(module, useCaseTokens.removeAccount, RemoveAccount, [...clearing, ids, clock, log, useCaseTokens.proveUser])
  const removing = [work, sentMails, storageMaintenance, log] as const
  construct(module, useCaseTokens.removeMember, RemoveMember, removing)
  construct(module, useCaseTokens.removeAnyMember, RemoveAnyMember, [...removing, ids, clock])
  construct(module, coreTokens.linkMailer, LinkMailer, [work, secrets, clock, mailer, webUrl])
  construct(module, jobTokens.sendInvitation, SendInvitation, [linkMailer, databaseTokens.work, systemTokens.clock])
  construct(module, jobTokens.sendPasswordReset, SendPasswordReset, [linkMailer])
  construct(module, jobTokens.sendEmailVerification, SendEmailVerification, [linkMailer])
  construct(module, jobTokens.sendEmailChangeLink, SendEmailChangeLink, [linkMailer])
  construct(module, jobTokens.sendEmailChangeNotice, SendEmailChangeNotice, [mailer, webUrl])
  construct(module, jobTokens.sweepAccount, SweepAccount, clearing)
})
