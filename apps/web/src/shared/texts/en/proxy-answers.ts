/** Texts for answers of proxies, and for no answer. */
export const proxyAnswers = {
  noConnection: 'There is no connection to the server. Check yours, and whether your network asks you to log in first.',
  otherPage:
    'Something else answered in place of the server, such as the log-in page of a Wi-Fi network. Log in there, then try again.',
  tooLarge:
    'The web server in front takes nothing this large, so trying again does not help. Tell the person who runs this installation.',
  refused:
    'Something in front of the server refused this, such as a firewall. Tell the person who runs this installation.',
  stopped: 'The server is not running at the moment, as while it restarts. Try again in a minute.',
  tooSlow: 'The server took too long to answer. Try again in a minute: nothing is done twice.',
}
