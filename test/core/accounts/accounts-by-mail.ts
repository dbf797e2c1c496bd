import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { AcceptInvite } from '../../../core/accounts/members/accept-invite.ts'
import { Authenticate } from '../../../core/accounts/sessions/authenticate.ts'
import { ChangeName } from '../../../core/accounts/change-name.ts'
import { ChangePassword } from '../../../core/accounts/change-password.ts'
import { InviteUser } from '../../../core/accounts/members/invite-user.ts'
import { ListAccountUsers } from '../../../core/accounts/members/list-account-users.ts'
import { LogIn } from '../../../core/accounts/sessions/log-in.ts'
import { MakeInvitationLink } from '../../../core/accounts/members/make-invitation-link.ts'
import { OpenSession } from '../../../core/accounts/sessions/open-session.ts'
import { ProveUser } from '../../../core/accounts/sessions/prove-user.ts'
import { Register } from '../../../core/accounts/register.ts'
import { RemoveAccount } from '../../../core/accounts/removal/remove-account.ts'
import { RemoveAnyMember, RemoveMember } from '../../../core/accounts/members/remove-member.ts'
import { RequestEmailChange } from '../../../core/accounts/request-email-change.ts'
import { RequestEmailVerification } from '../../../core/accounts/request-email-verification.ts'
import { RequestPasswordReset } from '../../../core/accounts/request-password-reset.ts'
import { ResetPassword } from '../../../core/accounts/reset-password.ts'
import { SendEmailChangeLink } from '../../../core/accounts/mails/send-email-change-link.ts'
import { SendEmailChangeNotice } from '../../../core/accounts/mails/send-email-change-notice.ts'
import { SendEmailVerification } from '../../../core/accounts/mails/send-email-verification.ts'
import { SendInvitation } from '../../../core/accounts/mails/send-invitation.ts'
import { SendSecurityNotice } from '../../../core/accounts/mails/send-security-notice.ts'
import { SendPasswordReset } from '../../../core/accounts/mails/send-password-reset.ts'
import type { Actor, User } from '../../../core/identity/user.ts'
import { VerifyEmail } from '../../../core/accounts/verify-email.ts'
import { WithdrawInvitation } from '../../../core/accounts/members/withdraw-invitation.ts'
import type { ClaimedJob } from '../../../core/jobs/ports.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { LinkMailer } from '../../../core/accounts/mails/link-mailer.ts'
import { claimAll, fewCommonPasswords, noSecondStep, openCoreWorld, slowPasswords } from '../../support/core-world.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const WEB_URL = 'https://grants.example.org'
export const ADA = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
export const BO = { email: 'bo@example.org', password: 'battery staple', firstName: ' Bo ', lastName: ' Reed ' }

/** `registering`: administrators that are named when somebody registers, so that the first user is none. */
export function openAccounts(
  adminEmails: readonly string[] = [],
  registering: readonly string[] = ['boss@example.org'],
) {
  const world = openCoreWorld()
  const { unitOfWork: work, secrets, clock, ids, sessionReader } = world
  const openSession = new OpenSession(work, secrets, clock)
  const mailer = new InMemoryMailer()
  const passwords = slowPasswords()
  const prove = new ProveUser(world.unitOfWork, passwords, noSecondStep)
  const links = new LinkMailer(work, secrets, clock, mailer, WEB_URL)
  const handlers = {
    'send-invitation': delivered('send-invitation', new SendInvitation(links, work, clock)),
    'send-password-reset': delivered('send-password-reset', new SendPasswordReset(links)),
    'send-email-verification': delivered('send-email-verification', new SendEmailVerification(links)),
    'send-email-change-link': delivered('send-email-change-link', new SendEmailChangeLink(links)),
    'send-security-notice': delivered('send-security-notice', new SendSecurityNotice(work, mailer, WEB_URL)),
    'send-email-change-notice': delivered('send-email-change-notice', new SendEmailChangeNotice(mailer, WEB_URL)),
  }
  return {
    work,
    secrets,
    ids,
    clock,
    mailer,
    passwords,
    register: new Register(work, passwords, openSession, ids, clock, registering, fewCommonPasswords),
    logIn: new LogIn(work, passwords, openSession, noSecondStep),
    withdraw: new WithdrawInvitation(work),
    verify: new VerifyEmail(work, secrets, ids, clock, adminEmails),
    changeEmail: new RequestEmailChange(work, secrets, ids, clock, prove),
    sendAgain: new RequestEmailVerification(work, ids, clock),
    authenticate: new Authenticate(sessionReader, work, secrets, clock),
    invite: new InviteUser(work, ids, clock, world.quotas),
    accept: new AcceptInvite(work, secrets, passwords, openSession, clock, adminEmails, fewCommonPasswords, ids),
    link: new MakeInvitationLink(work, secrets, clock, WEB_URL),
    removeMember: new RemoveMember(work, mailer, world.storageMaintenance, new RecordingLog()),
    removeAny: new RemoveAnyMember(work, mailer, world.storageMaintenance, new RecordingLog(), ids, clock),
    leave: new RemoveAccount(
      work,
      world.files,
      mailer,
      world.storageMaintenance,
      ids,
      clock,
      new RecordingLog(),
      prove,
    ),
    rename: new ChangeName(work),
    list: new ListAccountUsers(work, clock),
    change: new ChangePassword(work, passwords, secrets, fewCommonPasswords, noSecondStep),
    forgot: new RequestPasswordReset(work, ids, clock),
    reset: new ResetPassword(
      work,
      secrets,
      passwords,
      openSession,
      clock,
      adminEmails,
      fewCommonPasswords,
      noSecondStep,
      ids,
    ),
    /** Does what is queued and answers it. */
    async workOff(order: 'oldest first' | 'newest first' = 'oldest first'): Promise<ClaimedJob[]> {
      const claims = await claimAll(world)
      if (order === 'newest first') claims.reverse()
      for (const { job } of claims) {
        const input = { ...job, lastAttempt: false, allRunsFailed: job.runCount === job.failCount + 1 }
        await handlers[job.name as keyof typeof handlers].execute(input)
        await work.run(({ jobs }) => jobs.remove(job.id))
      }
      return claims
    },
    /** The parameters of the newest link. */
    newestLink: () => parametersOf(mailer.sent.at(-1)?.link ?? ''),
  }
}

export const parametersOf = (link: string) =>
  Object.fromEntries(new URL(link).searchParams) as { token: string; email?: string }

export const actorOf = ({ id, accountId, isAdmin }: User): Actor => ({ userId: id, accountId, isAdmin })

/** The use cases of accounts, with their links in `mailer`, and Ada, who registered. */
export async function withAda(adminEmails: readonly string[] = []) {
  const accounts = openAccounts(adminEmails)
  const { user } = await accounts.register.execute(ADA)
  const actor = actorOf(user)
  await accounts.workOff()
  const ownLink = accounts.newestLink()
  accounts.mailer.sent.length = 0
  /** Whether her address, or another user’s, counts as confirmed. */
  const setVerified = (isVerified: boolean, id = user.id) =>
    accounts.work.run(async ({ users }) => {
      const emailVerifiedAt = isVerified ? accounts.clock.now() : null
      await users.save({ ...(await users.find(id))!, emailVerifiedAt })
    })
  /** Somebody with an account of their own, and a confirmed address. */
  const stranger = async () => {
    const registered = await accounts.register.execute({ ...ADA, email: 'cy@example.org' })
    await setVerified(true, registered.user.id)
    return actorOf(registered.user)
  }
  const invited = async (email = BO.email) => {
    await accounts.invite.execute({ actor, email })
    await accounts.workOff()
    return accounts.newestLink()
  }
  return { ...accounts, actor, invited, ownLink, setVerified, stranger }
}

/** The same once Ada has confirmed her address, as who invites must. */
export async function withConfirmedAda(adminEmails: readonly string[] = []) {
  const accounts = await withAda(adminEmails)
  await accounts.setVerified(true)
  return accounts
}
