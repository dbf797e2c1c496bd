import { z } from 'zod'
import { entity, instant, success } from './envelope.ts'
import { textState } from './texts.ts'

const preferenceValue = z.union([z.boolean(), z.string().max(200), z.number()])

export const currentUser = entity.extend({
  accountId: z.string(),
  email: z.string(),
  /** Whether the user followed a mailed link to confirm the address. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  lastLoginAt: instant.nullable(),
  inviteStatus: z.enum(['pending', 'accepted', 'expired']).nullable(),
  isAdmin: z.boolean(),
  /** Whether the user owns the account. */
  isOwner: z.boolean(),
  /** Time at which the account and its contents are removed; null if none is planned. */
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

/** From an authenticator app, or a recovery code; required if the user switched it on. */
const oneTimeCode = z.string().max(100)

export const resetPasswordRequest = z.object({
  token: z.string().min(1).max(1000),
  password: z.string().max(1000),
  code: oneTimeCode.optional(),
})
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

export const verifyEmailRequest = z.object({
  token: z.string().min(1).max(1000),
  /** The new address, if the link changes the user's address. */
  email: z.string().max(1000).optional(),
})
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>

/** Required before irreversible actions; with the code if the user switched codes on. */
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

/** A user of the account, as shown to colleagues. */
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
    /** Id of the inviting user; null for users who registered, and for invitations of older releases. */
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

/** A log-in of the user. */
const ownSession = entity.extend({
  /** Browser and system; null for log-ins of older releases. */
  device: z.string().nullable(),
  openedAt: instant,
  lastSeenAt: instant.nullable(),
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>
export const ownSessionsResponse = success.extend({ sessions: z.array(ownSession) })

/** First and last name; a missing one becomes empty. */
export const nameRequest = registerRequest.pick({ firstName: true, lastName: true })
export type NameRequest = z.input<typeof nameRequest>

export const userResponse = success.extend({ user: currentUser })
/** A link to pass on, with which the invited person accepts. */
export const invitationLinkResponse = success.extend({ link: z.string(), validUntil: instant })
export const invitedResponse = success.extend({ user: accountUser })
export const accountUsersResponse = success.extend({ users: z.array(accountUser) })
export const doneResponse = success
/** A removal of the account that its owner requested and can cancel until it is due. */
export const accountRemoval = z.object({ askedAt: instant, dueAt: instant })

/** The owner of the account, and the extent of a removal. */
export const ownershipResponse = success.extend({
  ownerId: z.string(),
  /** The user to whom the owner offered the account; null for none. */
  offeredTo: z.string().nullable(),
  /** Number of users, without invitations. */
  people: z.number(),
  applications: z.number(),
  removal: accountRemoval.nullable(),
})

export const removedAccountResponse = success.extend({
  /** Whether some files or mails could not be removed yet; the removal is retried until it succeeds. */
  filesLeft: z.boolean(),
  /**
   * Time of the account's removal, which its owner can cancel until then; null after somebody left or the account is
   * gone.
   */
  dueAt: instant.nullable(),
})

export const settings = z.object({
  language: z.string(),
  toneOfVoice: z.string(),
  /** Markdown; empty until generated. */
  factsFile: z.string(),
  /** Null without a facts file. */
  factsFileState: textState.nullable(),
  /** Whether this account uses no language model. */
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
  /** Unchanged if absent. */
  staysOnServer: z.boolean().optional(),
})

export const settingsResponse = success.extend({ settings })
export const factsFileRequestedResponse = success.extend({ message: z.string() })
export const settingsSavedResponse = success.extend({ message: z.string(), settings })
