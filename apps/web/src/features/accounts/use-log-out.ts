import { useDispatch } from 'react-redux'
import { callApi } from '../../shared/call-api.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { sessionEnded } from '../../shared/session.ts'

/**
 * Clears the user at once, whatever the server says. Not an endpoint of the API slice: the change of user
 * empties the slice, which cancels its running calls.
 */
export function useLogOut(): () => void {
  const dispatch = useDispatch()
  return () => {
    void callApi({ path: pathTo('POST /account/logout'), method: 'POST' })
    dispatch(sessionEnded({ expired: false }))
  }
}
