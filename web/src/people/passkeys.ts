// What a passkey is asked, and what it says: the browser's own, in the form in which it is sent.

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer | null): string {
  let plain = "";
  for (const byte of new Uint8Array(data ?? new ArrayBuffer(0))) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Known {
  id: string;
  type: "public-key";
}
/** The options as they come: what is made of bytes is written in base64url. */
interface Making extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Known[];
}
interface Asking extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
  allowCredentials?: Known[];
}

/** Whether this browser knows of passkeys here; it does not where the page has not come safely. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && navigator.credentials !== undefined;
}

function named<T extends AuthenticatorResponse>(credential: Credential | null): { credential: PublicKeyCredential; response: T } {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return { credential, response: credential.response as T };
}

/** Have a passkey made. Fails where the person who is asked does not want to, or where there is one already. */
export async function make(options: unknown): Promise<Record<string, unknown>> {
  const { challenge, user, excludeCredentials = [], ...others } = options as Making;
  const { credential, response } = named<AuthenticatorAttestationResponse>(
    await navigator.credentials.create({
      publicKey: {
        ...others,
        challenge: bytes(challenge),
        user: { ...user, id: bytes(user.id) },
        excludeCredentials: excludeCredentials.map((known) => ({ ...known, id: bytes(known.id) })),
      },
    }),
  );
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  };
}

/** Have a passkey sign. */
export async function sign(options: unknown): Promise<Record<string, unknown>> {
  const { challenge, allowCredentials = [], ...others } = options as Asking;
  const { credential, response } = named<AuthenticatorAssertionResponse>(
    await navigator.credentials.get({
      publicKey: { ...others, challenge: bytes(challenge), allowCredentials: allowCredentials.map((known) => ({ ...known, id: bytes(known.id) })) },
    }),
  );
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  };
}
