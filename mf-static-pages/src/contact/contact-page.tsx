import { Container, PageHeader } from '@denk/shared/ui';

export default function ContactPage() {
  return (
    <Container>
      <PageHeader title="İletişim" />
    </Container>
  );
}
