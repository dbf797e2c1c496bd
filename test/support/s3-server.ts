import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfListening } from './listening.ts'
import S3rver from 's3rver'

import type { S3Settings } from '../../adapters/files-s3/s3-settings.ts'

export const S3_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** What a request was, for tests of what is said to the store. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
}

/** Answers in place of the store; false leaves the request to it. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface S3Server {
  readonly endpoint: string
  readonly requests: readonly SeenRequest[]
  /** A bucket with nothing in it. */
  newBucket(): Promise<S3Settings>
  /** Where it keeps what is in the bucket. */
  folderOf(bucket: string): string
  /** Removes all that a bucket holds. */
  empty(bucket: string): Promise<void>
  /** Until the next one is set. */
  fault: Fault
  /** Ends all that is under way. */
  hangUp(): Promise<void>
  stop(): Promise<void>
}

const NONE: Fault = () => false

let shared: Promise<S3Server> | undefined

/** The store of this whole test run: started when first asked for, stopped when the run ends. */
export function sharedS3(): Promise<S3Server> {
  shared ??= startS3()
  return shared
}

export async function stopSharedS3(): Promise<void> {
  const server = await shared?.catch(() => undefined)
  shared = undefined
  await server?.stop()
}

/** A store that speaks S3's protocol, on a port and in a folder of its own. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'grantwright-s3-'))
  const requests: SeenRequest[] = []
  let answer: RequestListener = () => undefined
  const state = { fault: NONE }
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    if (!state.fault(request, response)) answer(request, response)
  })
  const endpoint = await addressOfListening(server)
  const names: string[] = []
  const folderOf = (bucket: string) => join(directory, bucket)
  const addBucket = async () => {
    names.push(`bucket-${names.length}`)
    const store = new S3rver({ directory, silent: true, configureBuckets: names.map((name) => ({ name })) })
    await store.configureBuckets()
    answer = store.callback()
    return names.at(-1) ?? ''
  }
  return {
    endpoint,
    requests,
    async newBucket() {
      const bucket = await addBucket()
      return {
        bucket,
        region: 'us-east-1',
        endpoint,
        credentials: S3_KEYS,
        encryption: { kind: 'none' },
        isProxied: false,
      }
    },
    folderOf,
    async empty(bucket) {
      await rm(folderOf(bucket), { recursive: true, force: true })
      await mkdir(folderOf(bucket))
    },
    get fault() {
      return state.fault
    },
    set fault(fault) {
      state.fault = fault
    },
    async hangUp() {
      server.closeAllConnections()
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
