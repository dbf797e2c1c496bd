interface DatabasePlace {
  readonly host: string
  readonly port: string
  readonly database: string
  readonly user: string
}

const server = ({ host, port }: DatabasePlace) => `The database server ${host}:${port}`

/** Why a database can't be used, and what to do. */
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

/** Why a mail server takes no mails, and what to do. */
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
