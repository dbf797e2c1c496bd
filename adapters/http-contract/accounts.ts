import { z } from 'zod'
import { entity, instant, success } from './envelope.ts'
import { textState } from './texts.ts'

const preferenceValue = z.union([z.boolean(), z.string().max(200), z.number()])

export const currentUser = entity.extend({
  accountId: z.string(),
  email: z.string(),
  /** Whether a mailed link showed that the address is theirs. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  lastLoginAt: instant.nullable(),
  inviteStatus: z.enum(['pending', 'accepted', 'expired']).nullable(),
  isAdmin: z.boolean(),
  /** Whether they own the account. */
  isOwner: z.boolean(),
  /** When the account is removed with everything in it; null where it stays. */
  removalDueAt: instant.nullable(),
  loggedIn: z.literal(true),
  isTrelloConfigured: z.boolean(),
  preferences: z.record(z.string(), preferenceValue),
})
export type CurrentUser = z.infer<typeof currentUser>

export const registerRequest = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  firstName: z.string().max(1000).default(''),
  lastName: z.string().max(1000).default(''),
})
export type RegisterRequest = z.input<typeof registerRequest>

export const inviteRequest = z.object({ email: z.string().max(1000) })

export const acceptInviteRequest = registerRequest.extend({ token: z.string().min(1).max(1000) })
export type AcceptInviteRequest = z.input<typeof acceptInviteRequest>

export const forgotPasswordRequest = z.object({ email: z.string().max(1000) })

/** From an authenticator app, or a recovery code: asked for where the user switched that on. */
const oneTimeCode = z.string().max(100)

export const resetPasswordRequest = z.object({
  token: z.string().min(1).max(1000),
  password: z.string().max(1000),
  code: oneTimeCode.optional(),
})
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

export const verifyEmailRequest = z.object({
  token: z.string().min(1).max(1000),
  /** The address that the link names, where it changes the user's address. */
  email: z.string().max(1000).optional(),
})
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>

/** Asked for once more before what can't be undone; the code where the user switched codes on. */
export const proofRequest = z.object({ password: z.string().max(1000), code: oneTimeCode.optional() })
export type ProofRequest = z.infer<typeof proofRequest>

export const changeEmailRequest = proofRequest.extend({ email: z.string().max(1000) })
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>

export const changePasswordRequest = z.object({
  currentPassword: z.string().max(1000),
  newPassword: z.string().max(1000),
  code: oneTimeCode.optional(),
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

/** A user of the account, as colleagues see them. */
export const accountUser = currentUser
  .pick({
    id: true,
    _id: true,
    accountId: true,
    email: true,
    firstName: true,
    lastName: true,
    lastLoginAt: true,
    inviteStatus: true,
    isOwner: true,
  })
  .extend({
    /** The identifier of who made the invitation; null of who registered, and where an older release stored it. */
    invitedBy: z.string().nullable(),
    /** Whether the mail with the invitation could not be delivered. */
    inviteUndelivered: z.boolean(),
  })
export type AccountUser = z.infer<typeof accountUser>

export const logInRequest = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
  code: oneTimeCode.optional(),
})
export type LogInRequest = z.infer<typeof logInRequest>

export const preferencesRequest = z.object({
  preferencesChange: z.record(z.string().max(100), preferenceValue),
})
export type PreferencesRequest = z.infer<typeof preferencesRequest>

export const passwordRequest = z.object({ password: z.string().max(1000) })
export const confirmSecondFactorRequest = z.object({ code: oneTimeCode })
export const turnOffSecondFactorRequest = passwordRequest.extend({ code: oneTimeCode })
export type TurnOffSecondFactorRequest = z.infer<typeof turnOffSecondFactorRequest>
export const secondFactorResponse = success.extend({ isOn: z.boolean(), recoveryCodesLeft: z.number() })
/** The secret in base 32, and the address that an app reads from a picture. */
export const secondFactorStartedResponse = success.extend({ secret: z.string(), address: z.string() })
export const recoveryCodesResponse = success.extend({ recoveryCodes: z.array(z.string()) })

/** Where the user is logged in. */
const ownSession = entity.extend({
  /** Browser and system; null where an older release opened it. */
  device: z.string().nullable(),
  openedAt: instant,
  lastSeenAt: instant.nullable(),
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>
export const ownSessionsResponse = success.extend({ sessions: z.array(ownSession) })

/** First and last name; what is not sent is empty. */
export const nameRequest = registerRequest.pick({ firstName: true, lastName: true })
export type NameRequest = z.input<typeof nameRequest>

export const userResponse = success.extend({ user: currentUser })
/** A link to be handed on, with which whoever was invited accepts. */
export const invitationLinkResponse = success.extend({ link: z.string(), validUntil: instant })
export const invitedResponse = success.extend({ user: accountUser })
export const accountUsersResponse = success.extend({ users: z.array(accountUser) })
export const doneResponse = success
/** Its owner asked for the removal of an account, which can be taken back until it is due. */
export const accountRemoval = z.object({ askedAt: instant, dueAt: instant })

/** Who owns the account, and what goes with it. */
export const ownershipResponse = success.extend({
  ownerId: z.string(),
  /** The user to whom the owner offered it; null for nobody. */
  offeredTo: z.string().nullable(),
  /** Its users, without invitations. */
  people: z.number(),
  applications: z.number(),
  removal: accountRemoval.nullable(),
})

export const removedAccountResponse = success.extend({
  /** Whether files or mails could not be removed yet, which is tried until it is done. */
  filesLeft: z.boolean(),
  /** When the account is removed, which its owner can take back until then; null where somebody left or it is gone. */
  dueAt: instant.nullable(),
})

export const settings = z.object({
  language: z.string(),
  toneOfVoice: z.string(),
  /** Markdown; empty until it was generated. */
  factsFile: z.string(),
  /** Null where there is no facts file. */
  factsFileState: textState.nullable(),
  /** Whether no language model is asked for this account. */
  staysOnServer: z.boolean(),
})
export type Settings = z.infer<typeof settings>

export const settingsRequest = z.object({
  /** A language tag such as `en-GB`. */
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language.'),
  toneOfVoice: z.string().max(2000, 'The tone of voice may have at most 2000 characters.'),
  /** Left as it is where it is absent. */
  staysOnServer: z.boolean().optional(),
})

export const settingsResponse = success.extend({ settings })
export const factsFileRequestedResponse = success.extend({ message: z.string() })
export const settingsSavedResponse = success.extend({ message: z.string(), settings })
