#!/bin/sh
# Puts what backup.sh has saved in place of everything that the stack has now, and starts it.
#   deploy/backup/restore.sh <folder>
# COMPOSE is the command that the stack runs with (docker compose).
set -eu
folder=${1:?'Say where from: restore.sh <folder>'}
compose=${COMPOSE:-docker compose}

for name in database.dump files.tar.gz secrets.tar.gz; do
  if [ ! -s "$folder/$name" ]; then
    echo "$folder has no $name" >&2
    exit 1
  fi
done
gzip -t "$folder/files.tar.gz" "$folder/secrets.tar.gz"

$compose stop
$compose up -d --no-deps postgres
attempts=60
until $compose exec -T postgres pg_isready -q -h 127.0.0.1 -U futurelab; do
  attempts=$((attempts - 1))
  [ "$attempts" -gt 0 ] || { echo 'PostgreSQL does not start' >&2; exit 1; }
  sleep 1
done

# In place of what is there, once all of it could be read.
postgres() { $compose exec -T postgres "$@"; }
postgres dropdb -U futurelab --if-exists --force restored
postgres createdb -U futurelab restored
postgres pg_restore -U futurelab -d restored --exit-on-error < "$folder/database.dump"
# Shell servers take no older word on what is live than the one they have.
postgres psql -q -U futurelab -d restored -c 'UPDATE live_document SET version = version + 1000000'
postgres dropdb -U futurelab --if-exists --force futurelab
postgres psql -q -U futurelab -d postgres -c 'ALTER DATABASE restored RENAME TO futurelab'

replace='for volume in "$@"; do find "/$volume" -mindepth 1 -delete; done; tar xz -C /'
$compose run --rm --no-deps -T api sh -ec "$replace" sh media uploads releases < "$folder/files.tar.gz"
$compose run --rm --no-deps -T secrets sh -ec "$replace" sh secrets shell-keys < "$folder/secrets.tar.gz"

$compose up -d
