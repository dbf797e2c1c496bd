import { useDispatch } from 'react-redux'
import { sessionEnded } from '../../shared/session.ts'
import { endSession } from './unfinished-log-out.ts'

/**
 * Clears the user at once, whatever the server answers. Not an endpoint of the API slice: the change of user empties
 * the slice, which cancels its running calls.
 */
export function useLogOut(): () => void {
  const dispatch = useDispatch()
  return () => {
    void endSession()
    dispatch(sessionEnded('left'))
  }
}
