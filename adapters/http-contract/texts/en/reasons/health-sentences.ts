interface Address {
  readonly address: string
}

/** Where a model is, and the setting to look at. */
interface ModelHost {
  readonly host: string
  readonly setting: string
}

/** By what the system or the store calls it. */
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
