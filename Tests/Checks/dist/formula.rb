# Takes Homebrew's place for one formula: installs it from a tarball, and runs its test.
#
#     ruby formula.rb FORMULA TARBALL PREFIX     for Linux on x86_64
#     ruby formula.rb FORMULA                    prints the address and sum for each machine
#
# It knows the part of Homebrew's language that the formula uses, and fails on any other word.
require "digest"
require "open3"
require "pathname"
require "tmpdir"

class Pathname
  def install(*files)
    mkpath
    files.flatten.each { |file| FileUtils.cp_r(file, self / File.basename(file)) }
  end
end

class Formula
  class << self
    attr_accessor :machine, :values, :test_block

    %i[desc homepage version license url sha256].each do |word|
      define_method(word) { |value| values[word] = value }
    end

    def inherited(formula)
      formula.machine = Formula.machine
      formula.values = {}
    end

    def depends_on(what) = what == { macos: :sequoia } || raise("depends_on #{what}")
    def on_macos = (yield if machine[0] == :macos)
    def on_linux = (yield if machine[0] == :linux)
    def on_intel = (yield if machine[1] == :intel)
    def on_arm = (yield if machine[1] == :arm)
    def test(&block) = self.test_block = block
  end

  attr_reader :prefix, :testpath

  def initialize(prefix) = @prefix = Pathname(prefix)
  def version = self.class.values[:version]
  def bin = prefix / "bin"
  def man1 = prefix / "share/man/man1"
  def bash_completion = prefix / "etc/bash_completion.d"
  def zsh_completion = prefix / "share/zsh/site-functions"
  def fish_completion = prefix / "share/fish/vendor_completions.d"
  def doc = prefix / "share/doc/riblint"

  def install_from(tarball)
    values = self.class.values
    raise "another sum than that of #{tarball}" if values[:sha256] != Digest::SHA256.file(tarball).hexdigest
    raise "#{values[:url]} is not #{tarball}" if File.basename(values[:url]) != File.basename(tarball)
    Dir.mktmpdir do |folder|
      system("tar", "-xzf", File.expand_path(tarball), "-C", folder, exception: true)
      # Homebrew enters the only folder of an archive.
      Dir.chdir(Dir.glob("#{folder}/*").fetch(0)) { install }
    end
  end

  def run_test
    Dir.mktmpdir do |folder|
      @testpath = Pathname(folder)
      Dir.chdir(folder) { instance_eval(&self.class.test_block) }
    end
  end

  def shell_output(command, expected = 0)
    output, status = Open3.capture2(command)
    raise "'#{command}' ended with #{status.exitstatus} instead of #{expected}" if status.exitstatus != expected
    output
  end

  def assert_match(part, text) = text.include?(part) || raise("no '#{part}' in '#{text}'")
  def assert_equal(one, other) = one == other || raise("'#{other}' instead of '#{one}'")
end

def formula(path, machine)
  Formula.machine = machine
  Object.send(:remove_const, :Riblint) if Object.const_defined?(:Riblint)
  load path
  Riblint
end

path, tarball, prefix = ARGV
if tarball
  made = formula(path, %i[linux intel]).new(File.expand_path(prefix))
  made.install_from(tarball)
  made.run_test
else
  [%i[macos intel], %i[macos arm], %i[linux intel], %i[linux arm]].each do |machine|
    values = formula(path, machine).values
    puts [*machine, values[:url], values[:sha256]].join(" ")
  end
end
