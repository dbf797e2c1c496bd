import type { OutageReason } from '../../../writing-service.ts'
import { counted } from '../words.ts'

interface Address {
  readonly address: string
}

/** The model's host, and the setting to check. */
interface ModelHost {
  readonly host: string
  readonly setting: string
}

/** By the system's or the store's name for it. */
const FILE_CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there. Give the folder to the server’s user (chown -R).',
  EPERM: 'this user may not write there. Give the folder to the server’s user (chown -R).',
  EROFS: 'the disk is read-only. Look at the log of the system.',
  ENOSPC: 'the disk is full. Make room.',
  EDQUOT: 'the disk is full. Make room.',
  EPROTO: 'it begins without TLS on this port. Write http:// in S3_ENDPOINT, or correct its port.',
  ENOTFOUND: 'there is no host of that name. Correct S3_ENDPOINT or S3_REGION.',
  EAI_AGAIN: 'its name can’t be looked up at the moment. Check the name server of this machine.',
  ECONNREFUSED: 'nothing listens there. Start the store, or correct S3_ENDPOINT.',
  ETIMEDOUT: 'there is no answer. Check that a firewall lets this machine through.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS.',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name. Correct S3_ENDPOINT.',
  NoSuchBucket: 'there is no such bucket. Make it, or correct S3_BUCKET.',
  AccessDenied: 'the key may not write there. Give it the rights to get, put, list and delete objects.',
  InvalidAccessKeyId: 'the store does not know the key. Correct AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'the secret is not that of the key. Correct AWS_SECRET_ACCESS_KEY.',
  RequestTimeTooSkewed: 'the clock of this machine is wrong. Turn on time synchronisation.',
  PermanentRedirect: 'it lies in another region. Correct S3_REGION.',
  AuthorizationHeaderMalformed: 'it lies in another region. Correct S3_REGION.',
}

export const healthSentences = {
  'health.address': ({ address, status }: Address & { readonly status: number }) =>
    `${address} answers ${status}, which is not this server’s answer. Check that the proxy passes /api on to it, and that WEB_URL is its address.`,
  'health.address-away': ({ address }: Address) =>
    `${address} can’t be reached from this machine. Check WEB_URL, the name server and the proxy, from another machine too.`,
  'health.backup-old': ({ hours }: { readonly hours: number }) =>
    `The newest backup is ${hours} hours old. Look at “Back up database” in Single jobs, or at your own backup task.`,
  'health.backup-unknown':
    'Whether PostgreSQL is backed up is not known here. End your backup task with “npm run --silent cli -- backup --noted”.',
  'health.clock': ({ seconds }: { readonly seconds: number }) =>
    `The clock of this machine is ${seconds} seconds off the database’s. Turn on time synchronisation on both.`,
  'health.database-old': ({ version, oldest }: { readonly version: number; readonly oldest: number }) =>
    `The database server is PostgreSQL ${version}; this release is tested from ${oldest} on. Back up, then upgrade the server.`,
  'health.disk': ({ folder, megabytes }: { readonly folder: string; readonly megabytes: number }) =>
    `The disk of ${folder} has ${megabytes} MB left. Make room, or move DATA_DIR to a larger disk.`,
  'health.encoder-away': ({ host, setting }: ModelHost) =>
    `The text encoder’s server ${host} can’t be reached, so searches go by words alone. Check ${setting}, and that a firewall lets this machine through.`,
  'health.encoder-key': ({ host, setting }: ModelHost) =>
    `${host} refuses the key, so searches go by words alone. Correct ${setting}.`,
  'health.files': ({ place, cause }: { readonly place: string; readonly cause: string }) =>
    `Files can’t be stored in ${place}: ${FILE_CAUSES[cause] ?? `look at the log${cause === '' ? '' : ` (${cause})`}.`}`,
  'health.host': ({ address }: Address) =>
    `The proxy of ${address} passes another host name on. Let it keep the Host header, or name that host in ALLOWED_HOSTS.`,
  'health.migrations': 'The database is not in the form that this release needs. Restart the server.',
  'health.model-away': ({ host, setting }: ModelHost) =>
    `The language model’s server ${host} can’t be reached. Check ${setting}, and that a firewall lets this machine through.`,
  'health.model-key': ({ host, setting }: ModelHost) => `${host} refuses the key. Correct ${setting}.`,
  'health.no-answer': ({ seconds }: { readonly seconds: number }) =>
    `There was no answer within ${seconds} seconds. Look at the log, and at the load of the machines.`,
  'health.no-backup':
    'There is no backup in DATA_DIR/backups yet. Run “Back up database” in Single jobs, or keep your own.',
  'health.no-folder': ({ folder }: { readonly folder: string }) => `There is no folder ${folder}. Check DATA_DIR.`,
  'health.no-mail-server': 'No mail server is set up, so messages stay in DATA_DIR/outbox. Set SMTP_URL and MAIL_FROM.',
  'health.no-scans':
    'Scanned pages can’t be read: the optional packages are missing. Run: npm install --include=optional',
  'health.row-security':
    'Row-level security is not in force: the user in DATABASE_URL is a superuser. Name one that is none.',
}

const TRY_AGAIN = 'Remove a document, then try again.'
const ASK_LATER = 'Please ask for it again later.'

/** Work that crashed the process: its description, and the user's next step. */
const ENDED = {
  'answer-question': {
    doing: 'Drafting this answer',
    advice: 'Write the answer yourself, or shorten the question.',
  },
  'generate-facts-file': { doing: 'Writing the facts file', advice: TRY_AGAIN },
  'improve-answer': { doing: 'Your request', advice: 'Ask for something else, or change the answer yourself.' },
  'plan-application': { doing: 'Planning the answers', advice: 'Each question is answered by itself.' },
  'proofread-application': {
    doing: 'Looking for suggestions in this application',
    advice: 'Please read the answers yourself.',
  },
  'propose-brief': { doing: 'Proposing this brief', advice: TRY_AGAIN },
  'read-form': {
    doing: 'Reading this form',
    advice: 'Upload it in another format, or add the questions yourself.',
  },
  'renew-funder-overview': { doing: 'Writing this overview', advice: ASK_LATER },
  'suggest-for-items': { doing: 'Looking for what to tick', advice: 'Please tick it yourself.' },
  'write-cover-letter': { doing: 'Writing this cover letter', advice: 'Please write it yourself.' },
  'write-funder-overview': { doing: 'Writing this overview', advice: ASK_LATER },
  'write-project-overview': { doing: 'Writing this overview', advice: TRY_AGAIN },
  'write-report': { doing: 'Writing this report', advice: 'Remove a document, then create it again.' },
}

type WriterJobName = keyof typeof ENDED

export const jobSentences = {
  'jobs.ended-its-program': 'This work ended the program that did it, twice.',
  'jobs.ended-process': ({ name }: { readonly name: WriterJobName }) =>
    `${ENDED[name].doing} ended the program twice. ${ENDED[name].advice}`,
  'jobs.failed-too-often': 'This work failed too often.',
  'jobs.invalid-payload': ({ name }: { readonly name: string }) => `What "${name}" is to do can't be read.`,
  'jobs.not-found': 'Job not found',
  'jobs.other-queue-in-use': 'Other processes on this database deliver its jobs in another way.',
  'jobs.unknown': ({ name }: { readonly name: string }) => `No host knows work named “${name}”.`,
  'upkeep.log-in-use': 'The database is being copied or exported at the moment. Try again shortly.',
  'upkeep.migration-not-found': 'Migration not found',
  'upkeep.no-backup': 'Only SQLite is backed up here. Back PostgreSQL up with its own tools, such as pg_dump.',
  'upkeep.single-job-not-found': 'Single job not found',
}

export const modelSentences = {
  'model.cancelled': 'This was stopped before the writing service had finished. Ask for it again if you still need it.',
  'model.cut-off': 'The text was cut short at its greatest length, so nothing was kept. Ask for a shorter text.',
  'model.empty': 'The language model replied with nothing. Please try again in a few minutes.',
  'model.key-refused':
    'The language model refuses the key of this installation. Please tell your administrator, who can set another.',
  'model.limit-reached':
    'The language model’s limit for this month, set at its vendor, is reached. Please tell your administrator, who can raise it.',
  'model.no-credit': 'The language model’s credit is used up. Please tell your administrator, who can top it up.',
  'model.nothing-handed-in': 'The language model did not hand in what it was asked for.',
  'model.organisation-disabled':
    'The language model’s vendor has closed the account of this installation. Please tell your administrator.',
  'model.over-rate':
    'This is more text at once than the language model’s key may send in a minute. Please tell your administrator.',
  'model.paused': ({ reason }: { readonly reason: OutageReason }) =>
    reason === 'unavailable'
      ? 'The writing service is not available at the moment. We try again by ourselves.'
      : 'The writing service can’t be used until your administrator has put it right. Please tell them. Nothing is lost.',
  'model.refused': 'The writing service declined to write this. Ask for it in other words, or write it yourself.',
  'model.request-refused': 'The language model could not take this request. Please tell your administrator.',
  'model.request-too-large': 'This is more text than the language model can read at once.',
  'model.search-unavailable': 'The web can’t be searched just now. Please try again in a few minutes.',
  'model.stays-on-server':
    'Your documents stay on this server, so no language model is asked. You can change that in the settings.',
  'model.test-under-way': 'The language model is being tested just now. Please wait for what comes of it.',
  'model.too-long': 'The question and what is needed for it are more than the language model can read at once.',
  'model.unavailable': 'The language model can’t be reached just now. Please try again in a few minutes.',
  'model.unknown': 'The language model that is configured does not exist. Please tell your administrator.',
  'model.wrong-address': 'At the address of the language model something else answers. Please tell your administrator.',
  'spending.held':
    'What is left of this month’s limit for the language model is in use just now. It is tried again shortly.',
  'spending.limit-reached': ({ until }: { readonly until?: string }) =>
    `This month’s allowance for the writing service is used up. It starts again ${until === undefined ? 'next month' : `on ${dayOf(until)}`}. Nothing is lost: try again then, or ask your administrator to raise the limit.`,
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

interface DatabasePlace {
  readonly host: string
  readonly port: string
  readonly database: string
  readonly user: string
}

const server = ({ host, port }: DatabasePlace) => `The database server ${host}:${port}`

/** Reasons why a database can't be used, with remedies. */
const DATABASE_CAUSES = {
  certificate: (place: DatabasePlace) =>
    `${server(place)} has a certificate that is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS, or use a host name that the certificate holds.`,
  'name-server-away': ({ host }: DatabasePlace) =>
    `The name ${host} of the database server can’t be looked up at the moment. Check the name server of this machine, or try again shortly.`,
  'no-answer': (place: DatabasePlace) =>
    `${server(place)} does not answer. Check that it runs, and that a firewall lets this machine through.`,
  'no-password': (place: DatabasePlace) =>
    `${server(place)} asks for a password of ${place.user}. Put it into DATABASE_URL.`,
  'no-right': ({ database, user }: DatabasePlace) =>
    `The user ${user} may not make tables in the database ${database}. As its owner, run: GRANT CREATE, USAGE ON SCHEMA public TO "${user}";`,
  'no-such-database': (place: DatabasePlace) =>
    `${server(place)} has no database ${place.database}. Make it, or correct DATABASE_URL.`,
  'no-tls': (place: DatabasePlace) =>
    `${server(place)} does not offer TLS. Turn it on there, or leave sslmode out of DATABASE_URL.`,
  'not-admitted': (place: DatabasePlace) =>
    `${server(place)} does not let ${place.user} into the database ${place.database} from this machine. Check the user, pg_hba.conf, and whether it asks for TLS (sslmode=require).`,
  'pooler-full': (place: DatabasePlace) =>
    `${server(place)} lets this host in, but gives it no connection. Let the pooler there have as many for each host as DATABASE_POOL_SIZE and three more, or lower that.`,
  'port-closed': (place: DatabasePlace) =>
    `${server(place)} can’t be reached: nothing listens there. Start it, or correct the port in DATABASE_URL.`,
  'read-only': (place: DatabasePlace) =>
    `${server(place)} takes no changes: it is read-only. Name the primary server in DATABASE_URL, or end its read-only mode.`,
  starting: (place: DatabasePlace) => `${server(place)} is starting or stopping. Try again shortly.`,
  'too-many-connections': (place: DatabasePlace) =>
    `${server(place)} has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE.`,
  'unknown-host': ({ host }: DatabasePlace) =>
    `There is no host named ${host}. Correct DATABASE_URL: a # / @ or % in its password is written %23 %2F %40 %25.`,
  'wrong-password': (place: DatabasePlace) =>
    `${server(place)} refuses the password of ${place.user}. Correct it in DATABASE_URL: a # / @ or % in it is written %23 %2F %40 %25.`,
}

interface LockHolder {
  readonly pid: number
  readonly application: string
  readonly since: string | null
}

function holderPhrase(holder: LockHolder | null): string {
  if (holder === null) return ''
  const { pid, application, since } = holder
  const name = application === '' ? 'without a name' : `“${application}”`
  return `: process ${pid}, ${name}${since === null ? '' : `, connected since ${since}`}`
}

function endingOf(holder: LockHolder | null): string {
  return `SELECT pg_terminate_backend(${holder === null ? 'pid' : holder.pid});`
}

interface MailPlace {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly from: string
}

const mailServer = ({ host, port }: MailPlace) => `The mail server ${host}:${port}`

/** Reasons why a mail server rejects mails, with remedies. */
const MAIL_CAUSES = {
  certificate: (place: MailPlace) =>
    `${mailServer(place)} has a certificate that is not trusted here. Name its authority in NODE_EXTRA_CA_CERTS, or use a host name that the certificate holds.`,
  'log-in': (place: MailPlace) =>
    place.user === ''
      ? `${mailServer(place)} asks for a user and a password. Put them into SMTP_URL.`
      : `${mailServer(place)} refuses the user ${place.user} or the password. Correct them in SMTP_URL: a # / @ or % in them is written %23 %2F %40 %25.`,
  'name-server-away': ({ host }: MailPlace) =>
    `The name ${host} of the mail server can’t be looked up at the moment. Check the name server of this machine.`,
  'no-answer': (place: MailPlace) =>
    `${mailServer(place)} does not answer. Check the port (587, or smtps:// with 465), and that a firewall lets this machine through.`,
  'no-tls': (place: MailPlace) =>
    `${mailServer(place)} begins without TLS on this port. Write smtp:// in SMTP_URL: TLS follows where the server offers it. Or take its port for smtps:// (465).`,
  'port-closed': (place: MailPlace) =>
    `${mailServer(place)} can’t be reached: nothing listens there. Start it, or correct SMTP_URL.`,
  relay: (place: MailPlace) =>
    `${mailServer(place)} does not pass mails on for this machine. Log in with a user and a password in SMTP_URL, or let it relay.`,
  sender: (place: MailPlace) =>
    `${mailServer(place)} refuses the sender ${place.from}. Set MAIL_FROM to an address that ${place.user || 'this machine'} may send from.`,
  slow: (place: MailPlace) =>
    `${mailServer(place)} began to answer, and then took too long. Mails are tried again. If it stays so, look at its log.`,
  unavailable: (place: MailPlace) => `${mailServer(place)} takes no mails at the moment. They are tried again.`,
  'unknown-host': ({ host }: MailPlace) => `There is no mail server named ${host}. Correct SMTP_URL.`,
}

export const operationsSentences = {
  'operations.database-encoding': ({ database, encoding }: { readonly database: string; readonly encoding: string }) =>
    `The database ${database} keeps text as ${encoding}, which loses signs such as “€”. Make one with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0;`,
  'operations.database-held': ({ minutes, holder }: { readonly minutes: number; readonly holder: LockHolder | null }) =>
    `Another process has been changing the database for ${minutes} minutes${holderPhrase(holder)}. Start again when it is done. Where nothing is at work, the connection was left behind: ${endingOf(holder)}`,
  'operations.database-newer': ({ release }: { readonly release: string | null }) =>
    `The database was changed by ${release === null ? 'a newer release' : `release ${release}`} of Grantwright, and this one can’t use it. Start that release, or put a backup from before it in place: docs/runbook.md.`,
  'operations.database-refused': ({
    cause,
    place,
  }: {
    readonly cause: keyof typeof DATABASE_CAUSES
    readonly place: DatabasePlace
  }) => DATABASE_CAUSES[cause](place),
  'operations.mail-refused': ({
    cause,
    place,
  }: {
    readonly cause: keyof typeof MAIL_CAUSES
    readonly place: MailPlace
  }) => MAIL_CAUSES[cause](place),
  'operations.log-of-another': ({ place }: { readonly place: string }) =>
    `${place} is a backup that was put back, and ${place}-wal belongs to the database before it. Remove ${place}-wal and ${place}-shm, and start again.`,
  'operations.no-database': ({ place }: { readonly place: string }) =>
    `There is no database of Grantwright in ${place}. Check DATA_DIR and DATABASE_URL: “npm start”, “migrate” and “import” make one.`,
}

export const taskBoardSentences = {
  'taskboard.card-under-way': 'This card is being made just now. Look again in a moment.',
  'taskboard.no-list': 'Choose a board and a list for the cards first.',
  'taskboard.no-permission':
    'Trello does not let you do that there. Choose another list, or ask for access to its board.',
  'taskboard.not-authorised':
    'The task board does not know you, or no longer. Authorise it again; the chosen list is kept.',
  'taskboard.not-found': 'This board or list is no longer at Trello. Choose another one.',
  'taskboard.off': 'The task board is switched off: the person who runs the server switches it on with TRELLO_KEY.',
  'taskboard.refused': 'Trello did not take that. Nothing was changed.',
  'taskboard.too-many': ({ seconds }: { readonly seconds: number }) =>
    `Trello takes no more requests just now. Try again in ${counted(seconds, 'second')}.`,
  'taskboard.unavailable': 'Trello does not answer at the moment. Nothing is lost here: try again in a few minutes.',
  'taskboard.wrong-key':
    'Trello does not know the key of this installation: the person who runs the server should check TRELLO_KEY.',
}
