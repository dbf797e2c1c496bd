import { useEffect, useRef, useState } from 'react'
import { inApp } from './runtime-config.ts'
import { placeOf } from './saved-input.ts'
import { useCurrentUser } from './session.ts'
import { keep } from './keep.ts'

const DATABASE = inApp('kept-files')
const STORE = 'files'
const TAB = inApp('kept-files-tab')
/** Milliseconds for which files are stored after a tab was closed. */
const KEPT_FOR = 24 * 60 * 60 * 1000
/** Limit for all files chosen in one place; browsers may drop other data to store more. */
const MOST_BYTES = 200 * 1024 * 1024

interface KeptFiles {
  readonly owner: string
  readonly files: readonly File[]
  readonly at: number
}

const ended = <T>(request: IDBRequest<T>) =>
  new Promise<T>((succeed, fail) => {
    request.onsuccess = () => succeed(request.result)
    request.onerror = () => fail(request.error ?? new Error('The browser could not keep files.'))
  })

/** Null if the browser stores no files, as in some private windows. */
async function withFiles<T>(work: (files: IDBObjectStore) => Promise<T>): Promise<T | null> {
  if (typeof indexedDB === 'undefined') return null
  let database: IDBDatabase | null = null
  try {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    database = await ended(opening)
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE))
  } catch {
    return null
  } finally {
    database?.close()
  }
}

/** A key for this tab, stable across reloads. */
function keyOf(place: string): string {
  const tab = sessionStorage.getItem(TAB) ?? crypto.randomUUID()
  keep('sessionStorage', TAB, tab)
  return `${tab}/${place}`
}

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Stores the files and notes their names as typed input, so that the form can reopen. */
function keepFiles(owner: string, place: string, files: readonly File[]): void {
  if (files.length === 0 || sizeOf(files) > MOST_BYTES || typeof indexedDB === 'undefined') return forget(place)
  const kept: KeptFiles = { owner, files, at: Date.now() }
  keep('sessionStorage', place, JSON.stringify(files.map(({ name }) => name)))
  void withFiles((store) => ended(store.put(kept, keyOf(place))))
}

function forget(place: string): void {
  sessionStorage.removeItem(place)
  void withFiles((store) => ended(store.delete(keyOf(place))))
}

async function found(place: string): Promise<readonly File[]> {
  const kept = await withFiles((store) => ended<KeptFiles | undefined>(store.get(keyOf(place))))
  return kept?.files ?? []
}

/** Removes files of other users than `owner`, and abandoned ones. */
export async function clearKeptFiles(owner: string | null): Promise<void> {
  await withFiles(async (store) => {
    const keys = await ended(store.getAllKeys())
    for (const key of keys) {
      const kept = await ended<KeptFiles>(store.get(key))
      if (kept.owner !== owner || kept.at < Date.now() - KEPT_FOR) store.delete(key)
    }
  })
}

/**
 * Keeps chosen files across a reload of this tab. `onFound` receives the stored ones; `isReady`: the search for them is
 * finished.
 */
export function useKeptFiles(key: string, files: readonly File[], onFound: (files: readonly File[]) => void) {
  const { id: owner } = useCurrentUser()
  const place = placeOf(owner, key)
  const [isReady, setIsReady] = useState(false)
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    let isHere = true
    void found(place).then((kept) => {
      if (!isHere) return
      if (kept.length > 0) latest.current(kept)
      setIsReady(true)
    })
    return () => {
      isHere = false
    }
  }, [place])
  const known = files.map(({ name, size, lastModified }) => `${name}/${size}/${lastModified}`).join('\n')
  const chosen = useRef(files)
  useEffect(() => {
    chosen.current = files
  })
  const before = useRef('')
  useEffect(() => {
    if (!isReady || before.current === known) return
    before.current = known
    keepFiles(owner, place, chosen.current)
  }, [isReady, known, owner, place])
  return { isReady, forgetFiles: () => forget(place) }
}

/** The same for a single file; `isLost`: none is chosen or stored. */
export function useKeptFile(key: string) {
  const [file, setFile] = useState<File | null>(null)
  const { isReady, forgetFiles } = useKeptFiles(key, file === null ? [] : [file], ([first]) =>
    setFile((chosen) => chosen ?? first ?? null),
  )
  return { file, setFile, isLost: isReady && file === null, forgetFiles }
}
