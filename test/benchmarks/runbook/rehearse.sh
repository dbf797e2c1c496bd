#!/bin/bash
# Runs the blocks of docs/runbook.md on a machine made of namespaces: $BLOCKS holds them, $PROJECT the product. Called by
# runbook.bench.ts within `unshare --mount --net --pid --fork --kill-child`, as root.
set -u
NAME=grants.example.org
export W=$(mktemp -d)
mount -t tmpfs tmpfs "$W"
mount -t proc proc /proc
over() { mkdir -p "$W/up$1" "$W/work$1"; mount -t overlay overlay -o "lowerdir=$1,upperdir=$W/up$1,workdir=$W/work$1" "$1"; }
for folder in /etc /usr/local /var/lib /var/backups /var/log; do over "$folder"; done
mount -t tmpfs tmpfs /opt
mount -t tmpfs tmpfs /run
mkdir -p /run/postgresql && chown postgres /run/postgresql
ip link set lo up
echo "127.0.0.1 localhost $NAME" > /etc/hosts

# What this machine lacks: systemd as far as the unit asks for it, and a registry of packages.
mkdir -p "$W/bin" && export PATH="$W/bin:/usr/local/bin:$PATH"
cat > "$W/bin/systemctl" <<'S'
#!/bin/bash
of() { sed -n "s/^$1=//p" /etc/systemd/system/grantwright.service; }
if [ "$1" = stop ]; then kill "$(cat $W/pid)"; while kill -0 "$(cat $W/pid)" 2> /dev/null; do sleep 0.1; done; exit; fi
user=$(of User)
(set -a; . "$(of EnvironmentFile)"; cd "$(of WorkingDirectory)"; umask "$(of UMask)"
  exec setpriv --reuid="$user" --regid="$user" --clear-groups $(of ExecStart)) > "$W/server.log" 2>&1 &
echo $! > "$W/pid"
for try in $(seq 300); do curl -sf localhost:3000/readyz > /dev/null && exit; sleep 0.2; done
cat "$W/server.log" >&2; exit 1
S
cat > "$W/bin/npm" <<'S'
#!/bin/sh
[ "$1" = prune ] || ln -s "$PROJECT/node_modules" node_modules
S
chmod 755 "$W"/bin/* "$W"

step() { # NAME COMMAND…
  local name=$1; shift
  if "$@" > "$W/said" 2>&1; then echo "ok $name"; else echo "failed $name"; sed 's/^/  /' "$W/said" >&2; fi
}
block() { bash -e "$BLOCKS/$1"; }
ask() { curl -sk -b "$W/cookies" -c "$W/cookies" -H "Origin: https://$NAME" "$@"; }
status() { ask -o "$W/answer" -w '%{http_code}' "$@"; }
upload() { status -F "file=@$W/$1;filename=$1.txt;type=text/plain" "https://$NAME${3:-}/api/documentLibrary/$2"; } # SIZE CALL [PATH]
json() { status -H 'content-type: application/json' -d "$2" "https://$NAME${3:-}/api$1"; } # CALL BODY [PATH]

for size in 49 51 65; do yes 'We run a garden for all.' | head -c "${size}M" > "$W/$size"; done
tar -C "$(dirname "$PROJECT")" --exclude=node_modules --exclude=dist --exclude=.git --transform "s/^$(basename "$PROJECT")/grantwright/" \
  -czf "$W/grantwright.tar.gz" "$(basename "$PROJECT")"
cd "$W"
step 'install' block install.sh
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$NAME" -addext "subjectAltName=DNS:$NAME" \
  -keyout "$W/key.pem" -out "$W/cert.pem" 2> /dev/null
chmod 644 "$W/cert.pem"
mkdir -p "/etc/letsencrypt/live/$NAME"
cp "$W/cert.pem" "/etc/letsencrypt/live/$NAME/fullchain.pem"
cp "$W/key.pem" "/etc/letsencrypt/live/$NAME/privkey.pem"
sed "s/REPLACE-ME.*/$(openssl rand -hex 32)/; /^SMTP_URL/d" "$BLOCKS/settings.ini" > /etc/grantwright.env
echo "NODE_EXTRA_CA_CERTS=$W/cert.pem" >> /etc/grantwright.env
cp "$BLOCKS/grantwright.systemd" /etc/systemd/system/grantwright.service
step 'systemd-analyze verify' systemd-analyze verify /etc/systemd/system/grantwright.service
install -m 755 "$BLOCKS/grantwright.sh" /usr/local/bin/grantwright
install -m 755 "$BLOCKS/grantwright-backup.sh" /usr/local/bin/grantwright-backup
step 'start' systemctl start grantwright

rm -f /etc/nginx/sites-enabled/*
cp "$BLOCKS/grantwright.nginx" /etc/nginx/sites-enabled/grantwright
step 'nginx -t' nginx -t
mkdir -p /var/log/nginx && nginx && sleep 1
step 'register behind nginx' test "$(json /account/register '{"email":"me@example.org","password":"harbour-lights-42","firstName":"","lastName":""}')" = 201
step 'doctor' grantwright doctor

through() { # PROXY
  local place=uploadSharedDocument
  step "$1: 49 MB arrive" test "$(upload 49 $place)" = 201
  step "$1: the product refuses 51 MB" test "$(upload 51 $place)" = 413
  step "$1: and says so itself" grep -q '"code"' "$W/answer"
  step "$1: 65 MB are refused" test "$(upload 65 $place)" = 413
  systemctl stop grantwright
  step "$1: 502 without a server" test "$(status "https://$NAME/api/account/me")" = 502
  systemctl start grantwright
}
through nginx
upload 65 uploadSharedDocument > /dev/null
step 'nginx: in words of its own' test "$(grep -c '"code"' "$W/answer")" = 0
nginx -s stop; sleep 1
(echo '{'; echo 'local_certs'; echo 'skip_install_trust'; echo '}'; cat "$BLOCKS/grantwright.caddy") > "$W/Caddyfile"
export HOME=$W XDG_DATA_HOME=$W XDG_CONFIG_HOME=$W
step 'caddy validate' caddy validate --adapter caddyfile --config "$W/Caddyfile"
caddy run --adapter caddyfile --config "$W/Caddyfile" > "$W/caddy.log" 2>&1 &
caddy=$!; sleep 3
through caddy
kill $caddy; sleep 1

# Below a path of a site that is another program's.
below() { # PROXY
  step "$1 below a path: the site itself" test "$(ask "https://$NAME/")" = site
  step "$1 below a path: a deep page" test "$(ask "https://$NAME/grants/projects/6b00f6bb0b28b41ef245a805" | grep -c 'src="/grants/assets/')" = 1
  script=$(ask "https://$NAME/grants/projects" | grep -o '/grants/assets/index-[^"]*\.js' | head -1)
  step "$1 below a path: its script" test "$(status "https://$NAME$script")" = 200
  worker=$(ls /opt/grantwright/dist/web/assets | grep '^pdf.worker.*mjs$')
  step "$1 below a path: the worker of PDFs" test "$(status "https://$NAME/grants/assets/$worker")" = 200
  step "$1 below a path: without the closing slash" test "$(ask -L "https://$NAME/grants" | grep -c 'src="/grants/assets/')" = 1
  rm -f "$W/cookies"
  step "$1 below a path: log in" test "$(json /account/login '{"email":"me@example.org","password":"harbour-lights-42"}' /grants)" = 200
  step "$1 below a path: cookies for it alone" test "$(grep -c '#HttpOnly_.*[[:space:]]/grants[[:space:]].*__Secure-grantwright_session_grants' "$W/cookies")" = 1
  step "$1 below a path: 49 MB arrive" test "$(upload 49 uploadSharedDocument /grants)" = 201
  step "$1 below a path: doctor" grantwright doctor
}
sed -i "s#^WEB_URL=.*#WEB_URL=https://$NAME/grants#" /etc/grantwright.env
systemctl stop grantwright; systemctl start grantwright
(sed '/^  location/,$d' "$BLOCKS/grantwright.nginx"; cat "$BLOCKS/below.nginx"; echo '  location / { return 200 site; }'; echo '}') > /etc/nginx/sites-enabled/grantwright
step 'nginx -t below a path' nginx -t
nginx; sleep 1
below nginx
sed -i 's#proxy_pass http://127.0.0.1:3000;#proxy_pass http://127.0.0.1:3000/;#' /etc/nginx/sites-enabled/grantwright
nginx -s reload; sleep 1
below 'nginx that takes the path off'
nginx -s stop; sleep 1
(echo '{'; echo 'local_certs'; echo 'skip_install_trust'; echo '}'; echo "$NAME {"; cat "$BLOCKS/below.caddy"; echo 'handle {'; echo 'respond site'; echo '}'; echo '}') > "$W/Caddyfile"
step 'caddy validate below a path' caddy validate --adapter caddyfile --config "$W/Caddyfile"
caddy run --adapter caddyfile --config "$W/Caddyfile" > "$W/caddy.log" 2>&1 &
caddy=$!; sleep 3
below caddy
kill $caddy; sleep 1
sed -i "s#^WEB_URL=.*#WEB_URL=https://$NAME#" /etc/grantwright.env
cp "$BLOCKS/grantwright.nginx" /etc/nginx/sites-enabled/grantwright
systemctl stop grantwright; systemctl start grantwright
nginx; sleep 1
rm -f "$W/cookies"
step 'log in at the root again' test "$(json /account/login '{"email":"me@example.org","password":"harbour-lights-42"}')" = 200

documents() { ask "https://$NAME/api/documentLibrary/sharedDocuments" | grep -o '"originalName"' | wc -l; }
step 'back up' grantwright-backup
grep -v '^[A-Z]' "$BLOCKS/grantwright.cron" | sed -E 's/^([^ ]+ ){5}root //' > "$W/cron.sh"
step 'the commands of cron' bash -e "$W/cron.sh"
install -m 755 /dev/stdin "$W/bin/cp" <<< $'#!/bin/sh\nexit 1'
grantwright-backup > /dev/null 2>&1; cut=$?; rm "$W/bin/cp"
step 'a backup that is cut short has no whole name' test "$cut" != 0 -a "$(ls -d /var/backups/grantwright/*.part | wc -l)" = 1
rm -r /var/backups/grantwright/*.part
before=$(documents)
cd "$W"; step 'upgrade' block upgrade.sh
step 'nothing is lost by it' test "$(documents)" = "$before"
newest=$(ls -d /var/backups/grantwright/*/ | tail -1)
sed -i "s#BACKUP#${newest%/}#" "$BLOCKS/go-back.sh"
step 'go back' block go-back.sh
step 'with all of the backup' test "$(documents)" = "$before"

bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
mkdir "$W/pg" && chown postgres "$W/pg"
su postgres -c "$bin/initdb -D $W/pg --auth-local=peer --auth-host=scram-sha-256 -E UTF8 > /dev/null; $bin/pg_ctl -w -D $W/pg -o '-k /run/postgresql' -l $W/pg/log start" > /dev/null
step 'move to PostgreSQL' block postgresql.sh
rm -f "$W/cookies"
step 'log in there' test "$(json /account/login '{"email":"me@example.org","password":"harbour-lights-42"}')" = 200
step 'with all documents' test "$(documents)" = "$before"

mkdir -p /mnt && mount -t tmpfs tmpfs /mnt && mkdir -p /mnt/var/lib /mnt/etc
sed -i 's#NEW:#/mnt#' "$BLOCKS/leave.sh"
step 'leave the machine' block leave.sh
step 'all is there' diff -r /var/lib/grantwright /mnt/var/lib/grantwright
chown -R root:root /var/lib/grantwright
step 'root is refused there' test "$(chown -R grantwright /var/lib/grantwright; cd /opt/grantwright; set -a; . /etc/grantwright.env; node apps/launch/cli.mjs doctor 2>&1 > /dev/null | grep -c 'runs as root')" = 1
chown -R root:root /var/lib/grantwright
step 'arrive' block arrive.sh
systemctl stop grantwright
su postgres -c "$bin/pg_ctl -m fast -D $W/pg stop" > /dev/null
