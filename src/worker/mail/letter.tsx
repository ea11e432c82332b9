export interface Words {
  subject: string;
  lines: readonly string[];
  button: string;
  foot: string;
}

/** Mail programs read a style element in the head; where they do not, plain HTML reads as well. */
const css = `
body { margin: 0; padding: 32px 16px; background: #f8fafc; color: #0f172a; font: 16px/1.5 "Instrument Sans", Arial, sans-serif; }
main { max-width: 480px; margin: 0 auto; }
.brand { margin: 0 0 32px; font-size: 21px; font-weight: 600; letter-spacing: -0.03em; }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.15; font-weight: 560; }
.go { display: inline-block; margin: 8px 0 16px; padding: 12px 20px; border-radius: 6px; background: #166534; color: #fff; text-decoration: none; font-weight: 520; }
.foot { color: #475569; font-size: 14px; }
.link { word-break: break-all; }
@media (prefers-color-scheme: dark) {
  body { background: #020617; color: #f8fafc; }
  .foot { color: #94a3b8; }
  .link a { color: #93c5fd; }
}`;

export function Letter({ subject, lines, button, foot, link }: Words & { link: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <p className="brand">Specimen</p>
          <h1>{subject}</h1>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a className="go" href={link}>
              {button}
            </a>
          </p>
          <p className="foot">{foot}</p>
          <p className="foot link">
            If the button does nothing, open this address: <a href={link}>{link}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
