interface Address {
  readonly address: string
}

interface Host {
  readonly host: string
}

export const healthSentences = {
  'health.address': ({ address, status }: Address & { readonly status: number }) =>
    `${address} answers ${status}, which is not this server’s answer. Check that the proxy passes /api on to it, and that WEB_URL is its address.`,
  'health.address-away': ({ address }: Address) =>
    `${address} can’t be reached from this machine. Check WEB_URL, the name server and the proxy, from another machine too.`,
  'health.backup-old': ({ hours }: { readonly hours: number }) =>
    `The newest backup is ${hours} hours old. Look at “Back up database” in Single jobs, or at your own backup task.`,
  'health.clock': ({ seconds }: { readonly seconds: number }) =>
    `The clock of this machine is ${seconds} seconds off the database’s. Turn on time synchronisation on both.`,
  'health.disk': ({ folder, megabytes }: { readonly folder: string; readonly megabytes: number }) =>
    `The disk of ${folder} has ${megabytes} MB left. Make room, or move DATA_DIR to a larger disk.`,
  'health.host': ({ address }: Address) =>
    `The proxy of ${address} passes another host name on. Let it keep the Host header, or name that host in ALLOWED_HOSTS.`,
  'health.migrations': 'The database is not in the form that this release needs. Restart the server.',
  'health.model-away': ({ host }: Host) =>
    `The language model’s server ${host} can’t be reached. Check ANTHROPIC_BASE_URL, and that a firewall lets this machine through.`,
  'health.model-key': ({ host }: Host) => `${host} refuses the key. Correct ANTHROPIC_API_KEY.`,
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
