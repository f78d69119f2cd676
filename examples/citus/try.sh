#!/bin/sh
# Tries Tavoite on Citus: builds Citus 13.2 from its sources, starts a coordinator and two workers under a
# folder of its own, and runs packages/server/test/citus.test.ts on them. For Debian 12 with
#   apt install git build-essential autoconf flex postgresql-15 postgresql-server-dev-15 libcurl4-openssl-dev \
#     libicu-dev libkrb5-dev liblz4-dev libpam0g-dev libreadline-dev libselinux1-dev libssl-dev libxslt1-dev \
#     libzstd-dev
# Run it as root: PostgreSQL is then run by the user postgres, and Citus installed beside its other extensions.
#   examples/citus/try.sh                 # takes some ten minutes on two cores
#   CITUS_SOURCE=/src/citus examples/citus/try.sh   # sources that are there, or were built before
set -eu
version=v13.2.2
here=$(cd "$(dirname "$0")/../.." && pwd)
config=${PG_CONFIG:-/usr/lib/postgresql/15/bin/pg_config}
bin=$("$config" --bindir)
work=$(mktemp -d /tmp/tavoite-citus-XXXXXX)
chmod 755 "$work"
port=${CITUS_PORT:-57430}

build() {
  source=${CITUS_SOURCE:-$work/source}
  [ -d "$source" ] || git clone -q --depth 1 --branch "$version" https://github.com/citusdata/citus "$source"
  cd "$source"
  # Newer PostgreSQL 15 has a function of this name itself.
  if grep -q '^have_createdb_privilege(void)' src/include/pg_version_compat.h; then
    sed -i 's/^have_createdb_privilege(void)/citus_have_createdb_privilege(void)/' src/include/pg_version_compat.h
    sed -i 's/!have_createdb_privilege()/!citus_have_createdb_privilege()/' \
      src/backend/distributed/commands/serialize_distributed_ddls.c
  fi
  [ -f Makefile.global ] || PG_CONFIG="$config" ./configure >"$work/build.log" 2>&1
  make with_llvm=no -j"$(nproc)" extension >>"$work/build.log" 2>&1
  make with_llvm=no install >>"$work/build.log" 2>&1
  cd "$here"
}

as_postgres() { runuser -u postgres -- "$@"; }
sql() { as_postgres psql -qAtX -v ON_ERROR_STOP=1 -h "$work" -p "$1" -d "$2" -c "$3"; }

start() {
  as_postgres "$bin/initdb" -D "$work/$1" -A trust >/dev/null
  as_postgres "$bin/pg_ctl" -w -D "$work/$1" -l "$work/$1.log" start -o "-p $1 -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories=$work -c shared_preload_libraries=citus -c wal_level=logical \
    -c max_connections=200 -c max_prepared_transactions=200 -c fsync=off" >/dev/null
  sql "$1" postgres 'CREATE DATABASE tavoite'
  sql "$1" tavoite 'CREATE EXTENSION citus'
}

stop() {
  for node in "$port" "$((port + 1))" "$((port + 2))"; do
    [ -d "$work/$node" ] && as_postgres "$bin/pg_ctl" -D "$work/$node" -m immediate stop >/dev/null || true
  done
}

build
chown postgres "$work"
trap stop EXIT
for node in "$port" "$((port + 1))" "$((port + 2))"; do start "$node"; done
sql "$port" tavoite "SELECT citus_set_coordinator_host('127.0.0.1', $port)"
sql "$port" tavoite "SELECT citus_add_node('127.0.0.1', $((port + 1)))"
sql "$port" tavoite "SELECT citus_add_node('127.0.0.1', $((port + 2)))"
TEST_CITUS_URL="postgres://postgres@127.0.0.1:$port/tavoite" \
  node_modules/.bin/jest --selectProjects server --testTimeout=600000 -- packages/server/test/citus
stop
trap - EXIT
rm -rf "$work"
