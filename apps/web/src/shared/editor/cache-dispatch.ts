import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'

/** For changes of what the data cache knows. */
export const useCacheDispatch = () => useDispatch<ThunkDispatch<never, unknown, UnknownAction>>()
