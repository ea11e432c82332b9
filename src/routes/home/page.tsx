export function Page({ total }: { total: number }) {
  return <h1>Websites {total}</h1>;
}
