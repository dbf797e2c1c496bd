import type { S3Encryption, S3Settings } from '../../../adapters/files-s3/s3-settings.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, webAddress } from './setting.ts'

type Read = (name: string, fallback: string) => string

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const OF_A_BUCKET = ['S3_ENDPOINT', 'S3_REGION', 'S3_ENCRYPTION', 'S3_KMS_KEY_ID']

/** The configured bucket; null for files in a folder. Throws `ConfigError`. */
export function s3Config(read: Read, isProxied: boolean): S3Settings | null {
  const bucket = read('S3_BUCKET', '')
  if (bucket === '') return withoutBucket(read)
  if (!BUCKET_NAME.test(bucket)) throw new ConfigError(`S3_BUCKET must be the name of a bucket, not "${bucket}".`)
  const endpoint = read('S3_ENDPOINT', '')
  return {
    bucket,
    region: read('S3_REGION', read('AWS_REGION', 'us-east-1')),
    endpoint: endpoint === '' ? null : webAddress('S3_ENDPOINT', endpoint),
    credentials: credentials(read),
    encryption: encryption(read),
    isProxied,
  }
}

function withoutBucket(read: Read): null {
  const lonely = OF_A_BUCKET.find((name) => read(name, '') !== '')
  if (lonely !== undefined) throw new ConfigError(`${lonely} needs S3_BUCKET.`)
  return null
}

function credentials(read: Read): S3Settings['credentials'] {
  const accessKeyId = read('AWS_ACCESS_KEY_ID', '')
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY', '')
  const sessionToken = read('AWS_SESSION_TOKEN', '')
  if (accessKeyId === '' && secretAccessKey === '') return null
  if (accessKeyId === '' || secretAccessKey === '')
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY need each other: set both, or neither.')
  return { accessKeyId, secretAccessKey, ...(sessionToken !== '' && { sessionToken }) }
}

function encryption(read: Read): S3Encryption {
  const kind = oneOf('S3_ENCRYPTION', read('S3_ENCRYPTION', 'none'), ['none', 'AES256', 'aws:kms'])
  const keyId = read('S3_KMS_KEY_ID', '') || null
  if (kind === 'aws:kms') return { kind, keyId }
  if (keyId !== null) throw new ConfigError('S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms.')
  return { kind }
}
