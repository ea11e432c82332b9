/** Parts of the layouts that come after the first view: they bring SWR and ask the server. */
export async function loadAccount() {
  const { Account } = await import('#app/layouts/account.tsx');
  return Account;
}

export async function loadNotices() {
  const { Notices } = await import('#app/layouts/start-up.tsx');
  return Notices;
}
